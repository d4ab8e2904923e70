import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyState } from './empty-state.tsx';
import styles from './empty-state.module.css';

test('says what is missing, and offers one button', () => {
  const empty = html(
    <EmptyState icon="images" title="No albums yet" action={<button>Add photos</button>}>
      Photos of a day at school, with a date.
    </EmptyState>,
  );
  expect(empty).toContain('<h2>No albums yet</h2><p>Photos of a day');
  expect(empty).toContain('<button>Add photos</button>');
  expect(empty).not.toContain(styles['small']);
});

test('is small if only a search found nothing', () => {
  expect(html(<EmptyState>No story has these words.</EmptyState>)).toContain(styles['small']);
});
