import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { cell, Table, TableLink } from './table.tsx';

const html = (element: ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

const rows = (
  <>
    <thead>
      <tr>
        <th scope="col">Document</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">Fire safety certificate</th>
        <td className={cell.end} data-label="Valid until">
          15 Dec
        </td>
      </tr>
    </tbody>
  </>
);

test('a table has a name', () => {
  const table = html(
    <Table label="Documents" kind="stack">
      {rows}
    </Table>,
  );
  expect(table).toContain('<table aria-label="Documents">');
  expect(table).not.toContain('tabindex');
});

test('a table that scrolls can be scrolled with the keyboard', () => {
  const table = html(
    <Table label="Fees" kind="scroll">
      {rows}
    </Table>,
  );
  expect(table).toContain('role="region" aria-label="Fees" tabindex="0"');
});

test('a link in a row opens its record', () => {
  const link = html(
    <TableLink to="/documents/fire" lang="hi">
      अग्नि सुरक्षा
    </TableLink>,
  );
  expect(link).toMatch(/^<a lang="hi" class="[^"]+" href="\/documents\/fire"[^>]*>अग्नि सुरक्षा<\/a>$/);
});
