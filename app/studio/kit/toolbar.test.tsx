import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { ChosenToolbar, Toolbar, ToolbarSearch, ToolbarSort } from './toolbar.tsx';

const html = (element: ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

test('searches and sorts with a plain form', () => {
  const toolbar = html(
    <Toolbar>
      <ToolbarSearch label="Search stories" search="Search" value="diwali">
        <ToolbarSort label="Sort" value="new" options={[{ value: 'new', label: 'Newest first' }]} />
      </ToolbarSearch>
    </Toolbar>,
  );
  const [form] = /<form[^>]*>/.exec(toolbar)!;
  for (const part of ['role="search"', 'method="get"', 'action="/"']) expect(form).toContain(part);
  expect(toolbar).toMatch(/<button aria-label="Search">/);
  const [box] = /<input[^>]*>/.exec(toolbar)!;
  for (const part of ['type="search"', 'name="q"', 'aria-label="Search stories"', 'value="diwali"'])
    expect(box).toContain(part);
  expect(toolbar).toContain('<select name="sort">');
});

test('a filter keeps its words on a phone, unlike a sort order', () => {
  const options = [{ value: '', label: 'All types' }];
  const filter = html(<ToolbarSort isFilter label="Type" name="kind" value="" options={options} />);
  expect(filter).toMatch(
    /^<label [^>]*data-filter="true"><span class="unseen">Type<\/span><select name="kind">/,
  );
  const order = html(<ToolbarSort label="Order" value="" options={options} />);
  expect(order).not.toContain('data-filter');
});

test('the selection announces its number and can be cleared', () => {
  const toolbar = html(
    <ChosenToolbar count="3 selected" clearLabel="Clear selection" onClear={() => undefined}>
      <Button kind="quiet">Publish</Button>
    </ChosenToolbar>,
  );
  expect(toolbar).toContain('<span role="status">3 selected</span>');
  expect(toolbar).toContain('aria-label="Clear selection"');
});
