import { expect, test } from 'vitest';
import { stepsSectionOf } from './entry-stage.ts';

test('numbered grades have the three stages, however they are written', () => {
  for (const grade of ['I', 'VIII', 'XII', '1', '10', 'Grade 1', 'class VI', 'Std. 4', ' II '])
    expect(stepsSectionOf(grade), grade).toBe('grade-1-onwards');
});

test('classes before Grade 1 have the group observation', () => {
  for (const grade of ['NUR', 'KG', 'KG 1', 'LKG', 'Nursery', 'Pre-primary 2', 'Play group'])
    expect(stepsSectionOf(grade), grade).toBe('nursery-and-kg');
});
