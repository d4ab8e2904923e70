import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Banner } from './banner.tsx';
import styles from './banner.module.css';

test.each(['warn', 'error', 'good'] as const)('a banner of the kind %s says what to do', (kind) => {
  const html = renderToStaticMarkup(
    <Banner kind={kind} icon="key" aria-label="Account security" action={<a href="/passkeys">Add</a>}>
      <b>Add a passkey.</b>
    </Banner>,
  );
  expect(html).toContain(`<section aria-label="Account security" class="${styles.banner} ${styles[kind]}">`);
  expect(html).toContain('#key');
  expect(html).toContain('<a href="/passkeys">Add</a>');
});

test('a plain banner has no further class', () => {
  const html = renderToStaticMarkup(<Banner icon="key">Saved</Banner>);
  expect(html).toContain(`<section class="${styles.banner}">`);
});
