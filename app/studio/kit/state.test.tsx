import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Badge, Count, State, type StateKind } from './state.tsx';
import styles from './state.module.css';

const KINDS: StateKind[] = ['draft', 'later', 'public', 'changed', 'older', 'missing', 'late', 'ended'];

test.each(KINDS)('the state %s has a mark and a word', (kind) => {
  const state = html(<State kind={kind}>Word</State>);
  expect(state).toContain(`data-state="${kind}"`);
  expect(state).toContain('>Word</span>');
});

test('a badge and a count say what they are', () => {
  expect(html(<Badge kind="bad">Older</Badge>)).toBe(
    `<span class="${styles['badge']} ${styles['bad']}">Older</span>`,
  );
  expect(html(<Count>4</Count>)).toBe(`<span class="${styles['count']}">4</span>`);
  expect(html(<Count isPlain>37</Count>)).toContain(styles['plain']);
});
