import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { findSlowText } from '#tests/support/text/slow-patterns.ts';

/** Slow on a long text, but never given one; by file, as they are written. */
const bounded: Record<string, { patterns: string[]; because: string }> = {
  'app/access/passwords/easy-password.server.ts': {
    patterns: ['/[^\\p{L}\\p{M}]+$/u', '/^[^\\p{L}\\p{M}]+|[^\\p{L}\\p{M}]+$/gu', '/^(.+?)\\1+$/u'],
    because: 'a password has at most 128 characters',
  },
  'app/core/parse-page.ts': {
    patterns: ['/<style>.*?<\\/style>/gs'],
    because: 'a page that this site rendered',
  },
  'app/publishing/drafts/tidy-text.ts': {
    patterns: [
      '/\\s*(?:\\/-|\\.00|rs\\.?|rupees?|रुपये)?(?:\\s*only)?\\.?$/i',
      '/\\s*(?:\\+|years?|yrs?\\.?|वर्ष)$/i',
    ],
    because: 'no number of more than 60 characters is read',
  },
  'app/media/initial-pictures.ts': {
    patterns: ['/<(noscript|template)>.*?<\\/\\1>/gs', '/([\\d.]+)(vw|rem)$/'],
    because: 'a page that this site rendered',
  },
  'app/media/pictures-in-html.ts': {
    patterns: ['/<picture>(.*?)<\\/picture>/gs'],
    because: 'a page that this site rendered',
  },
  'app/platform/http/page-parts.server.ts': {
    patterns: ['/<(\\/?)([a-z][a-z\\d]*)((?:[^">]|"[^"]*")*)>/gi'],
    because: 'a page that this site rendered',
  },
  'app/site/api/openapi.server.ts': { patterns: ['/:(\\w+)(\\{[^}]*\\})?/g'], because: 'our own paths' },
  'app/site/findability/card-drawing.server.ts': { patterns: ['/<path[^>]*>/g'], because: 'our own drawing' },
  'app/site/home/skilling-circle.tsx': { patterns: ['/<\\/?svg[^>]*>/g'], because: 'our own drawing' },
  'app/notice-cards/ground.ts': { patterns: ['/<path[^>]*>/g'], because: 'our own drawing' },
  'app/site/offline/offline-page.tsx': {
    patterns: ['/^M(\\S+ ?\\S*?)(?=[A-Z])/'],
    because: 'our own drawing',
  },
  'app/site/offline/worker/show.ts': {
    patterns: ['/(<ul[^>]* data-saved-pages=""[^>]*>)<\\/ul>/g', '/<main\\b[^>]*>/'],
    because: 'a page that this site rendered, in the browser that saved it',
  },
  'app/site/offline/worker/text-only.ts': {
    patterns: [
      '/<form\\b[^>]* method="post"[^>]*>.*?<\\/form>/gs',
      '/<(script|iframe|video|audio|object)\\b[^>]*>.*?<\\/\\1>/gs',
      '/<(?:link|source|embed|image)\\b[^>]*>|<meta property="[^>]*>/g',
      '/<(\\w+) [^>]*data-only-that-day[^>]*>[^<]*<\\/\\1>/g',
      '/<img\\b[^>]*>/g',
    ],
    because: 'a page that this site rendered, in the browser that saves it',
  },
  'app/site/styleguide/token-samples.tsx': {
    patterns: ['/--([\\w-]+):\\s*([^;]+);/g'],
    because: 'our own styles',
  },
  'app/studio/transliterate/reading/letters.ts': { patterns: ['/\\d+$/'], because: 'our own table' },
  'app/studio/transliterate/reading/offer.ts': {
    patterns: ['/([A-Za-z]+)[,;:]?\\s+$/'],
    because: 'no more than 30 characters before the word are read',
  },
  'app/studio/transliterate/typing/word.ts': {
    patterns: ['/[A-Za-z]+$/', '/\\S*$/'],
    because: 'no more than 400 characters before the caret are read',
  },
};

const sources = ['app', 'server', 'content']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file));

interface Written {
  raw: string;
  source: string;
  flags: string;
}

test('no regular expression is slow on a long text, unless it never gets one', { timeout: 180_000 }, () => {
  const slow = sources.flatMap((file) =>
    patternsIn(file)
      .filter(({ raw }) => !bounded[file]?.patterns.includes(raw))
      .flatMap((pattern) => {
        const text = findSlowText(pattern);
        return text ? [`${file}: ${pattern.raw} on ${JSON.stringify(text)}`] : [];
      }),
  );
  expect(slow).toEqual([]);
});

test('every listed exception still exists', () => {
  for (const [file, { patterns }] of Object.entries(bounded)) {
    const written = patternsIn(file).map(({ raw }) => raw);
    for (const pattern of patterns) expect(written, file).toContain(pattern);
  }
});

function patternsIn(file: string): Written[] {
  const found: Written[] = [];
  collect(parseSync(file, readFileSync(file, 'utf8')).program, found);
  return found;
}

function collect(node: unknown, found: Written[]): void {
  if (Array.isArray(node)) for (const each of node) collect(each, found);
  else if (typeof node === 'object' && node !== null) {
    const { type, regex, raw } = node as {
      type?: string;
      regex?: { pattern: string; flags: string };
      raw?: string;
    };
    if (type === 'Literal' && regex) found.push({ raw: raw!, source: regex.pattern, flags: regex.flags });
    for (const each of Object.values(node)) collect(each, found);
  }
}
