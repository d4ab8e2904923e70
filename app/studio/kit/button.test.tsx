import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { CloseIcon } from '#app/ui/icons/interface.ts';
import { AnchorButton, Button, buttonClass, LinkButton, SendButton } from './button.tsx';
import styles from './button.module.css';

const html = (element: React.ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

describe('a button', () => {
  test.each(['primary', 'quiet', 'danger', 'sure', 'good'] as const)('has the kind %s', (kind) => {
    expect(html(<Button kind={kind}>Publish</Button>)).toBe(
      `<button class="${styles['button']} ${styles[kind]}">Publish</button>`,
    );
  });

  test('without a label is named by its aria-label', () => {
    const button = html(<Button icon={<CloseIcon />} aria-label="Clear" />);
    expect(button).toContain(styles['icon']);
    expect(button).toContain('aria-label="Clear"');
  });

  test('stays focusable while it is busy', () => {
    const button = html(<Button isBusy>Publishing</Button>);
    expect(button).toContain('aria-disabled="true"');
    expect(button).toContain('aria-busy="true"');
    expect(button).not.toContain(' disabled');
  });

  test('says whether it is pressed', () => {
    expect(html(<Button aria-pressed>Came</Button>)).toContain('aria-pressed="true"');
  });

  test('submits its form under its own name', () => {
    const button = html(
      <SendButton name="intent" value="publish">
        Publish
      </SendButton>,
    );
    expect(button).toContain('name="intent"');
    expect(button).toContain('value="publish"');
  });

  test('that opens a page is a link', () => {
    expect(html(<LinkButton to="/studio">Home</LinkButton>)).toMatch(/^<a .*href="\/studio"/);
    expect(html(<AnchorButton href="tel:1">Call</AnchorButton>)).toMatch(/^<a .*href="tel:1"/);
    expect(buttonClass('quiet', true)).toBe(`${styles['button']} ${styles['quiet']} ${styles['icon']}`);
  });
});
