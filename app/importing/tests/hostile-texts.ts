type Fn = (...given: unknown[]) => unknown;

const FORM = 64 * 1024;
const rich = (text: string) => `<p>${text}`;
const itemWith = (text: string) => ({
  _id: 'a',
  title: text,
  description: rich(text),
  date: text,
  image: text,
});
const OLD_SITE = { address: 'https://old.example', schoolThere: 'LFIS' };

/** The parsers of the old site's texts, for tests/text/hostile-texts.test.ts. */
export const hostileTexts = {
  modules: import.meta.glob<Record<string, unknown>>(
    [
      '/app/importing/old-site/old-site-input.ts',
      '/app/importing/provider/{bounded-value,image-path,item-fields,parse-json,read-files,read-remote-day}.ts',
      '/app/importing/provider/{read-text,read-remote-items}.server.ts',
    ],
    { eager: true },
  ),
  calls: {
    'app/importing/provider/image-path.ts imageAddress': (run, text) => run(text.toWellFormed()),
    'app/importing/old-site/old-site-input.ts readOldSite': (run, text) =>
      run({ address: text, schoolThere: text, since: text, onlyTypes: [text], token: text }, []),
    'app/importing/provider/bounded-value.ts boundedValue': (run, text) =>
      run([text], { deepest: 9, maxFields: 9, maxLetters: FORM }),
    'app/importing/provider/image-path.ts readImagePath': (run, text) =>
      [text, `https://old.example/api/image/${text}`].map((value) => run(value, OLD_SITE.address)),
    'app/importing/provider/item-fields.ts fieldOf': (run, text) => run({ [text]: text }, 'title'),
    'app/importing/provider/item-fields.ts idOf': (run, text) => run({ _id: text }),
    'app/importing/provider/item-fields.ts titleOf': (run, text) => run({ title: text }),
    'app/importing/provider/parse-json.ts parseJson': (run, text) => run(Buffer.from(text)),
    'app/importing/provider/read-text.server.ts readLine': (run, text) => run(rich(text), 300),
    'app/importing/provider/read-text.server.ts readRich': (run, text) => run(rich(text), 40_000),
    'app/importing/provider/read-remote-items.server.ts failedItem': (run, text) => run(itemWith(text)),
    'app/importing/provider/read-remote-items.server.ts readItems': (run, text) =>
      run('news', [itemWith(text)], OLD_SITE),
  } satisfies Record<string, (run: Fn, text: string) => unknown>,
  exempt: {
    'app/importing/provider/read-text.server.ts readPlain': 'reads as readLine and readRich do',
    'app/importing/provider/read-remote-items.server.ts listOf': 'takes what readItems made',
    'app/importing/provider/read-remote-items.server.ts readRemoteItems': 'is readItems',
  },
  growing: [
    'app/importing/provider/read-text.server.ts readRich',
    'app/importing/provider/read-remote-items.server.ts readItems',
  ],
  editors: /^app\/importing\/old-site/,
};
