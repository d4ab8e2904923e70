import { expect, test } from 'vitest';
import { keepTimesTogether } from './keep-times-together.ts';

test('a time keeps its AM or PM on the same line, and nothing else changes', () => {
  expect(keepTimesTogether('Monday to Saturday, 8:00 AM to 2:00 PM (sample)')).toBe(
    'Monday to Saturday, 8:00\u00a0AM to 2:00\u00a0PM (sample)',
  );
  expect(keepTimesTogether('9 a.m. or 4 p.m.')).toBe('9\u00a0a.m. or 4\u00a0p.m.');
  expect(keepTimesTogether('सुबह 8 बजे से')).toBe('सुबह 8\u00a0बजे से');
  expect(keepTimesTogether('Class 8 amuses itself from 8:30 to 14:30')).toBe(
    'Class 8 amuses itself from 8:30 to 14:30',
  );
});
