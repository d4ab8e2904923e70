import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describedBy, Field, FieldGroup, Fields } from './field.tsx';
import { Input } from './input.tsx';

test('a field has a label, and its hint and problem stand above the box and describe it', () => {
  const notes = { hint: 'In Hindi', problem: 'Missing' };
  const html = renderToStaticMarkup(
    <Fields>
      <Field id="name" label="Name" count="3 left" {...notes}>
        <Input id="name" {...describedBy('name', notes)} />
      </Field>
    </Fields>,
  );
  expect(html).toMatch(/<label [^>]*id="name-label" for="name">Name<\/label>/);
  expect(html).toMatch(/id="name-hint">In Hindi<.*id="name-problem">.*Missing.*<input.*3 left/);
  expect(html).toMatch(/<input [^>]*aria-invalid="true" aria-describedby="name-hint name-problem"/);
});

test('a field without notes is not described by any', () => {
  expect(describedBy('name', {})).toEqual({ 'aria-invalid': undefined, 'aria-describedby': undefined });
});

test('several controls are a group with a legend, which can take the focus', () => {
  const html = renderToStaticMarkup(
    <FieldGroup id="days" label="Days" hint="At least one">
      <Input aria-label="Monday" />
    </FieldGroup>,
  );
  expect(html).toMatch(/^<fieldset [^>]*id="days" tabindex="-1"[^>]*aria-describedby="days-hint"/i);
  expect(html).toMatch(/<legend [^>]*>Days<\/legend>/);
});
