import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RadioCards } from './radio-cards.tsx';

const cards = [
  { value: 'yes', label: 'Yes', help: 'All parents agreed' },
  { value: 'no', label: 'Not yet', disabled: true },
];

test('each card is a radio button of one group, named by its words', () => {
  const html = renderToStaticMarkup(
    <RadioCards name="consent" legend="May it be shown?" cards={cards} chosen="yes" />,
  );
  expect(html).toMatch(/^<fieldset [^>]*><legend>May it be shown\?<\/legend>/);
  expect(html.match(/<label/g)).toHaveLength(2);
  expect(html).toMatch(/<input type="radio"[^>]*name="consent"[^>]*checked=""[^>]*value="yes"\/>/);
  expect(html).toMatch(/<input type="radio"[^>]*disabled=""[^>]*name="consent"[^>]*value="no"\/>/);
  expect(html).toContain('<b>Yes</b><small>All parents agreed</small>');
});

test('its question can be left to a heading, but is still heard', () => {
  const html = renderToStaticMarkup(
    <RadioCards name="consent" legend="May it be shown?" isLegendHidden cards={cards} chosen={undefined} />,
  );
  expect(html).toContain('<legend class="unseen">May it be shown?</legend>');
  expect(html).not.toContain('checked');
});
