import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyState } from './empty-state.tsx';
import styles from './empty-state.module.css';

test('says what is missing', () => {
  const empty = html(<EmptyState icon="images">There are no albums yet.</EmptyState>);
  expect(empty).toContain('<p>There are no albums yet.</p>');
  expect(empty).not.toContain(styles['small']);
});

test('is small if only a search found nothing', () => {
  expect(html(<EmptyState>No story has these words.</EmptyState>)).toContain(styles['small']);
});
