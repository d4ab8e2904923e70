/** The parts of a page that tests check, by simple patterns: we write this HTML ourselves. */
export function partsOf(html: string) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? match[0]);
  const tags = all(/<script[^>]*>[^<]*/g);
  return {
    language: all(/<html lang="([^"]*)"/g)[0],
    titles: all(/<title>([^<]*)<\/title>/g),
    headings: all(/<h1[ >][^]*?<\/h1>/g),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    robots: all(/<meta name="robots" content="([^"]*)"/g),
    openGraph: Object.fromEntries(
      [...html.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)"/g)].map(([, name, content]) => [
        name,
        content,
      ]),
    ) as Record<string, string>,
    /** The structured data in a data block, which no browser executes. */
    structuredData: tags
      .filter((tag) => tag.startsWith(DATA_BLOCK))
      .map((tag) => JSON.parse(tag.slice(DATA_BLOCK.length)) as Record<string, unknown>),
    /** Everything a browser would execute. */
    scripts: tags.filter((tag) => !tag.startsWith(DATA_BLOCK)),
    stylesheets: all(/<link [^>]*rel="stylesheet" href="([^"]*)"/g),
    albums: all(/<a href="\/SubGallery\?id=([^"]*)"/g),
  };
}

/** Everything between the header and the footer. */
export const mainOf = (html: string) => /<main[^>]*>([^]*)<\/main>/.exec(html)![1]!;

const DATA_BLOCK = '<script type="application/ld+json">';
