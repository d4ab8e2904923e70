import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Section } from './section.tsx';

test('a section is a region named by its title, with its action and its sheet', () => {
  const html = renderToStaticMarkup(
    <Section
      id="new"
      title="New enquiries"
      action={<a href="/all">All</a>}
      note="Since Monday"
      sheet="padded"
    >
      <p>One</p>
    </Section>,
  );
  const [, id] = /<h2 id="([^"]+)">New enquiries<\/h2><a href="\/all">/.exec(html) ?? [];
  expect(id).toBeDefined();
  expect(html).toContain(`aria-labelledby="${id}"`);
  expect(html).toMatch(/Since Monday<\/p><div class="\S+ \S+"><p>One<\/p><\/div>/);
});

test('a section within another has a smaller title', () => {
  expect(renderToStaticMarkup(<Section title="Inner" level={3} />)).toMatch(/<h3 id="[^"]+">Inner<\/h3>/);
});
