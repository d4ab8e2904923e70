import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { ConfirmDialog, Dialog } from './dialog.tsx';

test('without scripts a question opens below its button', () => {
  const question = html(
    <ConfirmDialog label="Remove" heard="Remove Office laptop" question="Remove Office laptop for good?">
      <Button kind="sure">Remove</Button>
    </ConfirmDialog>,
  );
  expect(question).toMatch(
    /^<details [^>]*><summary [^>]*aria-label="Remove Office laptop">Remove<\/summary>/,
  );
  const [, id] = /<dialog open="" [^>]*aria-labelledby="([^"]+)"/.exec(question) ?? [];
  expect(question).toContain(`<p id="${id}">Remove Office laptop for good?</p>`);
  expect(question.match(/<button/g)).toHaveLength(1);
});

test('a closed dialog has no content', () => {
  const closed = html(
    <Dialog title="Choose a picture" isOpen={false} onClose={() => undefined}>
      Pictures
    </Dialog>,
  );
  expect(closed).toMatch(/^<dialog /);
  expect(closed).not.toContain('Pictures');
});

test('an open dialog is named by its title', () => {
  const open = html(
    <Dialog title="Choose a picture" isOpen onClose={() => undefined}>
      Pictures
    </Dialog>,
  );
  const [, id] = /aria-labelledby="([^"]+)"/.exec(open) ?? [];
  expect(open).toContain(`<h2 id="${id}">Choose a picture</h2>`);
});
