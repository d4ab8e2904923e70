/** The parts of a page that tests look at, by plain patterns: we write this HTML ourselves. */
export function partsOf(html: string) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? match[0]);
  return {
    language: all(/<html lang="([^"]*)"/g)[0],
    titles: all(/<title>([^<]*)<\/title>/g),
    headings: all(/<h1[ >][^]*?<\/h1>/g),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    scripts: all(/<script[^>]*>[^<]*/g),
    stylesheets: all(/<link rel="stylesheet" href="([^"]*)"/g),
    albums: all(/<a href="\/SubGallery\?id=([^"]*)"/g),
  };
}

/** What stands between the header and the footer. */
export const mainOf = (html: string) => /<main[^>]*>([^]*)<\/main>/.exec(html)![1]!;
