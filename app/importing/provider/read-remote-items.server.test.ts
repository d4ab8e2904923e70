import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findType } from '#app/content-types.ts';
import { declaredTexts, textFields } from '#app/publishing/content-type.ts';
import { sampleLists } from '#app/importing/tests/support/sample-lists.ts';
import { parseAnswer } from './parse-json.server.ts';
import { readRemoteItemsInThread } from './read-in-thread.server.ts';
import { readRemoteItems } from './read-remote-items.server.ts';
import { IMPORTED_CONTENT_TYPES, type ImportedContentType } from './remote-item.ts';

const options = { address: 'https://provider.example', schoolThere: 'LFIS' };
const read = (contentType: ImportedContentType, ...items: unknown[]) =>
  readRemoteItems(contentType, items, options);
const only = (contentType: ImportedContentType, item: object) => {
  const { remoteItems, passed } = read(contentType, { _id: 'a', ...item });
  expect(passed).toEqual([]);
  expect(remoteItems).toHaveLength(1);
  return remoteItems[0]!;
};
const reasons = (contentType: ImportedContentType, ...items: unknown[]) =>
  read(contentType, ...items).passed.map(({ reason, detail }) => [reason, detail]);

test('a provider that follows the specification is read completely', () => {
  const lists = sampleLists('LFIS', {});
  for (const contentType of IMPORTED_CONTENT_TYPES) {
    const { remoteItems, passed } = readRemoteItems(contentType, lists[contentType], options);
    expect(passed).toEqual([]);
    expect(remoteItems.map(({ id }) => id)).toEqual(lists[contentType].map(({ _id }) => _id));
  }
  expect(readRemoteItems('news', lists.news, options).remoteItems[0]).toEqual({
    contentType: 'news',
    id: lists.news[0]!['_id'],
    title: 'Sample news 0',
    texts: {
      title: 'Sample news 0',
      fromDate: '2025-10-01',
      date: '2025-10-01',
      description: 'What happened on day 0.\n\nAnd what came of it.',
    },
    files: [{ role: 'attachments', path: 'LFIS/public/Images/news-0.jpg' }],
  });
  expect(readRemoteItems('notifications', lists.notifications, options).remoteItems[0]!.files).toEqual(
    [
      { role: 'attachments', path: 'LFIS/public/Images/notice-paper-0.jpg' },
      { role: 'image', path: 'LFIS/public/Images/notice-0.jpg' },
    ].sort((one, other) => (one.role < other.role ? 1 : -1)),
  );
});

test.each<[unknown, string]>([
  ['2024-11-12', '2024-11-12'],
  ['2024-11-12T00:00:00.000Z', '2024-11-12'],
  // Midnight in India.
  ['2024-11-11T18:30:00Z', '2024-11-12'],
  ['2024-11-11T18:30:00+00:00', '2024-11-12'],
  ['2024-11-12T23:59:00', '2024-11-12'],
  ['2024-11-12 08:00:00', '2024-11-12'],
  ['2024/11/12', '2024-11-12'],
  ['12/11/2024', '2024-11-12'],
  ['12-11-2024 10:30 AM', '2024-11-12'],
  ['12.11.24', '2024-11-12'],
  ['11/25/2024', '2024-11-25'],
  ['12 Nov 2024', '2024-11-12'],
  ['12th November, 2024', '2024-11-12'],
  ['12-Nov-2024', '2024-11-12'],
  ['November 12, 2024', '2024-11-12'],
  ['Tue Nov 12 2024 00:10:00 GMT+0530 (India Standard Time)', '2024-11-12'],
  ['Mon, 11 Nov 2024 20:00:00 GMT', '2024-11-12'],
  [1731349800000, '2024-11-12'],
  ['1731349800000', '2024-11-12'],
  [1731349800, '2024-11-12'],
  [{ $date: '2024-11-11T18:30:00Z' }, '2024-11-12'],
  [{ $date: { $numberLong: '1731349800000' } }, '2024-11-12'],
  ['31/02/2024', ''],
  ['soon', ''],
  [0, ''],
  [Number.MAX_VALUE, ''],
  [null, ''],
  [{}, ''],
])('the day of %j is %s', (date, day) => {
  expect(only('albums', { title: 'A', date, attachments: 'a.jpg' }).texts['date']).toBe(day);
});

test('without a day, the day of creation is used', () => {
  expect(only('albums', { title: 'A', createdAt: '2023-05-01T10:00:00Z' }).texts['date']).toBe('2023-05-01');
  const { texts } = only('news', { title: 'A', fromDate: 'x', date: '2023-05-02' });
  expect(texts).toMatchObject({ date: '2023-05-02', fromDate: '2023-05-02' });
});

test.each<[unknown, string[]]>([
  ['LFIS/public/Images/a b.jpg', ['LFIS/public/Images/a b.jpg']],
  ['/api/image/LFIS/public/Images/a%20b.jpg', ['LFIS/public/Images/a b.jpg']],
  ['https://provider.example/api/image/LFIS/a.jpg?w=640', ['LFIS/a.jpg']],
  ['http://www.provider.example/api/image/LFIS/a.jpg', ['LFIS/a.jpg']],
  ['//provider.example/api/image/LFIS/a.jpg', ['LFIS/a.jpg']],
  ['LFIS/100%.jpg', ['LFIS/100%.jpg']],
  ['LFIS/%E0%A4%95.jpg', ['LFIS/क.jpg']],
  ['a.jpg, b.jpg,c.png', ['a.jpg', 'b.jpg', 'c.png']],
  ['Annual day, 2024.jpg', ['Annual day, 2024.jpg']],
  ['["a.jpg","b.jpg"]', ['a.jpg', 'b.jpg']],
  [
    ['a.jpg', null, 'a.jpg', '', 7, 'b.jpg'],
    ['a.jpg', 'b.jpg'],
  ],
  [
    [{ path: 'a.jpg' }, { url: '/api/image/b.jpg' }, { image: { src: 'c.jpg' } }],
    ['a.jpg', 'b.jpg', 'c.jpg'],
  ],
  ['null', []],
  [null, []],
  [{}, []],
])('the files of %j', (attachments, paths) => {
  expect(only('albums', { title: 'A', attachments }).files.map(({ path }) => path)).toEqual(paths);
});

test.each<[string, string]>([
  ['https://cdn.example/a.jpg', 'file-elsewhere'],
  ['https://provider.example/uploads/a.jpg', 'file-elsewhere'],
  ['data:image/png;base64,AAAA', 'file-elsewhere'],
  ['javascript:alert(1)', 'file-elsewhere'],
  ['../secret.jpg', 'file-missing'],
  ['https://provider.example/api/image/LFIS/../../x.jpg', 'file-elsewhere'],
  ['LFIS/%2e%2e/x.jpg', 'file-missing'],
  ['LFIS/a%2Fb.jpg', 'file-missing'],
  ['LFIS\\a.jpg', 'file-missing'],
  ['LFIS/a\u0000.jpg', 'file-missing'],
  [`LFIS/${'x'.repeat(500)}.jpg`, 'file-missing'],
])('the file %j is skipped, and its album imported', (attachments, reason) => {
  const { remoteItems, passed } = read('albums', {
    _id: 'a',
    title: 'A',
    attachments: [attachments, 'b.jpg'],
  });
  expect(remoteItems[0]!.files).toEqual([{ role: 'attachments', path: 'b.jpg' }]);
  expect(passed).toEqual([
    { contentType: 'albums', id: 'a', title: 'A', reason, detail: attachments.slice(0, 200) },
  ]);
});

test("a line that links to another host's document remains a link", () => {
  const link = 'https://docs.example/paper.pdf';
  expect(only('highlights', { title: 'A', attachments: [link] }).texts['url']).toBe(link);
});

test('files beyond the maximum of a type are reported', () => {
  const { remoteItems, passed } = read('highlights', {
    _id: 'a',
    title: 'A',
    attachments: ['a.jpg', 'b.jpg'],
  });
  expect(remoteItems[0]!.files).toHaveLength(1);
  expect(passed).toMatchObject([{ id: 'a', reason: 'file-too-many', detail: 'b.jpg' }]);
});

test.each<[string, rich: string, plain: string]>([
  ['One\r\nTwo\n\nThree', 'One\nTwo\n\nThree', 'One\nTwo\n\nThree'],
  ['Arts &amp; Crafts&nbsp;&ndash; &#8377;5 &#x939;', 'Arts & Crafts – ₹5 ह', 'Arts & Crafts – ₹5 ह'],
  ['2 < 3 & AT&T', '2 < 3 & AT&T', '2 < 3 & AT&T'],
  ['<p class="x">One</p><script>alert(1)</script>', '<p>One</p>', 'One'],
  [
    '<div>One</div><div>Two <b onclick="x()">three</b></div>',
    '<p>One</p><p>Two <strong>three</strong></p>',
    'One\n\nTwo three',
  ],
  ['One<br>Two', '<p>One<br />Two</p>', 'One\nTwo'],
  [
    'One\nwith <b>bold</b>\n\nTwo',
    '<p>One<br />with <strong>bold</strong></p><p>Two</p>',
    'One\nwith bold\n\nTwo',
  ],
  ['&lt;p&gt;One&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;', '<p>One</p>', 'One'],
  ['<a href="javascript:alert(1)">One</a>', '<p><a>One</a></p>', 'One'],
  ['One\u0000\u0007 two', 'One two', 'One two'],
])('the text %j, as rich text and as plain', (description, rich, plain) => {
  expect(only('news', { title: 'A', description }).texts['description']).toBe(rich);
  expect(only('albums', { title: 'A', description }).texts['description']).toBe(plain);
});

test('a title is one line, without tags, cut at a word', () => {
  expect(only('news', { title: ' <b>Sports</b>\n Day &amp; more ' }).title).toBe('Sports Day & more');
  const long = only('news', { title: 'word '.repeat(100) }).title;
  expect(long).toMatch(/ word…$/);
  expect(long.length).toBeLessThanOrEqual(300);
  expect(only('news', { title: 'x'.repeat(1000) }).title).toBe(`${'x'.repeat(299)}…`);
  expect(only('news', { title: 2024 }).title).toBe('2024');
});

test('items of another school, empty, old or invalid ones are skipped', () => {
  expect(reasons('news', { title: 'A', schoolcode: 'OTHER' }, { title: 'B', schoolCode: 'lfis' })).toEqual([
    ['foreign-school', 'OTHER'],
  ]);
  expect(
    reasons('news', { title: 'A', school: { code: 'X1' } }, { title: 'B', school: 'A school of ours' }),
  ).toEqual([['foreign-school', 'X1']]);
  expect(reasons('news', null, null, 'x', [])).toEqual([
    ['not-an-item', undefined],
    ['not-an-item', undefined],
    ['not-an-item', undefined],
  ]);
  expect(reasons('albums', { date: '2024-01-01' }, {}, { attachments: 'a.jpg' })).toEqual([
    ['nothing-in-it', undefined],
    ['nothing-in-it', undefined],
    ['no-title', undefined],
  ]);
  expect(reasons('registrations', { title: 'A' })).toEqual([['nothing-in-it', undefined]]);
  const since = { ...options, since: '2024' };
  const { remoteItems, passed } = readRemoteItems(
    'albums',
    [
      { _id: 1, title: 'Old', date: '31/12/2023' },
      { _id: 2, title: 'New', date: '1/1/2024' },
      { _id: 3, title: 'When?' },
    ],
    since,
  );
  expect(remoteItems.map(({ id }) => id)).toEqual(['2', '3']);
  expect(passed).toMatchObject([{ id: '1', reason: 'before-since', detail: '2023-12-31' }]);
});

test('a message is from the Chairman, the Director or the Principal', () => {
  const message = { name: 'N', message: 'Welcome' };
  expect(only('leadership', { ...message, category: ' PRINCIPAL ' }).texts).toMatchObject({
    category: 'Principal',
    designation: 'Principal',
    name: 'N',
  });
  expect(reasons('leadership', { ...message, category: 'Vice Principal' })).toEqual([
    ['not-an-item', 'Vice Principal'],
  ]);
});

test.each<[unknown, string]>([
  ['https://www.youtube.com/watch?v=1', 'https://www.youtube.com/watch?v=1'],
  ['youtu.be/abc', 'https://youtu.be/abc'],
  ['<iframe width="1" src="https://www.youtube.com/embed/x"></iframe>', 'https://www.youtube.com/embed/x'],
])('the video %j', (videoUrl, url) => {
  expect(only('videos', { title: 'A', date: '2024-01-01', videoUrl }).texts['videoUrl']).toBe(url);
});

test('a broken or unsafe link is refused', () => {
  for (const videoUrl of ['javascript:alert(1)', 'x', undefined, 7, 'ftp://a.example/b'])
    expect(reasons('videos', { title: 'A', videoUrl })).toMatchObject([['bad-link', expect.any(String)]]);
  expect(reasons('videos', { title: 'A', videoUrl: `https://a.example/${'x'.repeat(1000)}` })).toMatchObject([
    ['too-long', expect.any(String)],
  ]);
  const { remoteItems, passed } = read('notifications', {
    _id: 'a',
    title: 'A',
    url: ' JavaScript:alert(1)',
  });
  expect(remoteItems).toMatchObject([{ texts: { url: '' } }]);
  expect(passed).toMatchObject([{ id: 'a', reason: 'bad-link' }]);
  expect(only('notifications', { title: 'A', url: '/Gallery' }).texts['url']).toBe('/Gallery');
  expect(only('notifications', { title: 'A', url: '#' }).texts['url']).toBe('');
});

test('ids are read in all formats, and derived from the content if they are not unique', () => {
  const ids = (...items: object[]) => read('news', ...items).remoteItems.map(({ id }) => id);
  expect(
    ids({ _id: 7, title: 'A' }, { _id: { $oid: 'f00' }, title: 'A' }, { id: ' b ', title: 'A' }),
  ).toEqual(['7', 'f00', 'b']);
  expect(ids({ _id: 7, title: 'A' }, { _id: 7, title: 'A' })).toEqual(['7']);
  const [one, other] = [
    { _id: 7, title: 'A' },
    { _id: 7, title: 'B' },
  ];
  const twice = ids(one, other, { title: 'C' }, { title: 'C' });
  expect(twice).toHaveLength(3);
  expect(new Set(twice).size).toBe(3);
  expect(ids({ title: 'C' }, other, one).toReversed()).toEqual(twice);
  // An item of another school with the same id does not affect ours.
  const { remoteItems, passed } = read('news', { _id: 7, title: 'X', schoolcode: 'OTHER' }, one);
  expect(remoteItems[0]!.id).toBe('7');
  expect(passed[0]!.id).not.toBe('7');
});

const junk = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.anything({ maxDepth: 2 }),
    fc.string({ unit: 'binary', maxLength: 50 }),
    fc.constantFrom(
      '<p>',
      '&lt;p&gt;',
      '[{"path":1}]',
      '%',
      '{"',
      'a.jpg,b.jpg',
      '2024-13-45',
      '<!--',
      '\uD800',
    ),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('path', 'url', '$date', '$oid', 'code', '__proto__'), tie('any'), {
      maxKeys: 3,
    }),
  ),
})).any;
const NAMES = [
  '_id',
  'title',
  'name',
  'date',
  'fromDate',
  'description',
  'message',
  'category',
  'attachments',
];
const MORE_NAMES = ['image', 'url', 'videoUrl', 'school', 'schoolcode', 'createdAt', 'designation'];

test('any item is read or reported, and what is read can be stored', () => {
  const item = fc.oneof(junk, fc.dictionary(fc.constantFrom(...NAMES, ...MORE_NAMES), junk));
  fc.assert(
    fc.property(
      fc.constantFrom(...IMPORTED_CONTENT_TYPES),
      fc.array(item, { maxLength: 8 }),
      (contentType, items) => {
        const type = findType(contentType)!;
        const { remoteItems, passed } = readRemoteItems(contentType, items, { ...options, since: '2020' });
        expect(new Set(remoteItems.map(({ id }) => id)).size).toBe(remoteItems.length);
        for (const { id, texts, title, files } of remoteItems) {
          expect(id).not.toBe('');
          expect(title).toBe(texts[type.title]);
          expect(texts).toEqual(declaredTexts(type, texts));
          for (const field of textFields(type))
            if ('max' in field) expect(texts[field.name]!.length).toBeLessThanOrEqual(field.max);
          expect(JSON.stringify([texts, files])).not.toMatch(/\\u00[01]|\\ud[89a-f]/);
        }
        for (const { id, detail = '' } of passed) {
          expect(id).not.toBe('');
          expect(detail.length).toBeLessThanOrEqual(200);
        }
        const turned = readRemoteItems(contentType, items.toReversed(), { ...options, since: '2020' });
        expect(turned.remoteItems.map(({ id }) => id).sort()).toEqual(remoteItems.map(({ id }) => id).sort());
      },
    ),
    { numRuns: 500 },
  );
});

test('endless nesting and endless texts are handled', () => {
  let deep: unknown = 'a.jpg';
  for (let depth = 0; depth < 50_000; depth++) deep = [deep];
  const endless = '<div>'.repeat(100_000) + '&'.repeat(100_000) + '< '.repeat(100_000);
  const items = [
    { _id: 1, title: 'A', attachments: deep, description: endless },
    { title: deep },
    deep,
    { _id: deep, title: endless, attachments: ','.repeat(100_000), date: '1 '.repeat(100_000) },
  ];
  for (const contentType of IMPORTED_CONTENT_TYPES)
    expect(() => readRemoteItems(contentType, items, options)).not.toThrow();
});

test('a picture inside a text is imported with the item’s other pictures', () => {
  const text =
    '<p>See <img class="wide" src="/api/image/LFIS/a.jpg"></p><IMG alt="x" SRC=\'https://provider.example/api/image/LFIS/b%20c.jpg?w=1&amp;h=2\'>';
  const paths = (contentType: ImportedContentType, item: object) =>
    only(contentType, item).files.map(({ role, path }) => [role, path]);
  const news = { title: 'Day', description: text, attachments: ['LFIS/a.jpg'] };
  expect(paths('news', news)).toEqual([
    ['attachments', 'LFIS/a.jpg'],
    ['attachments', 'LFIS/b c.jpg'],
  ]);
  const escaped = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  expect(paths('news', { ...news, description: escaped, attachments: [] })).toEqual([
    ['attachments', 'LFIS/a.jpg'],
    ['attachments', 'LFIS/b c.jpg'],
  ]);
  expect(paths('notifications', { title: 'Day', description: '<img src=LFIS/a.jpg>' })).toEqual([
    ['image', 'LFIS/a.jpg'],
  ]);
});

test('a picture inside a text that cannot be imported is reported', () => {
  const item = { _id: 'a', title: 'Day', description: '<p>x</p><img src="https://other.example/x.jpg">' };
  expect(reasons('news', item)).toEqual([['file-elsewhere', 'https://other.example/x.jpg']]);
  const second = { _id: 'a', title: 'Day', image: 'LFIS/a.jpg', description: '<img src="LFIS/b.jpg">' };
  expect(reasons('notifications', second)).toEqual([['file-too-many', 'LFIS/b.jpg']]);
});

describe('input made to break the reader', () => {
  const story = (more: object) => ({ _id: 'a', title: 'Sports day', description: '<p>Races</p>', ...more });
  const deep = (levels: number) => {
    let value: unknown = 'x';
    for (let level = 0; level < levels; level++) value = [value];
    return value;
  };

  test('an endlessly nested item is a single item, and its neighbours are imported', async () => {
    const items = [
      story({ _id: 'before', description: `<p>${'Races. '.repeat(5000)}</p>` }),
      story({ _id: 'deep', description: deep(200_000), attachments: deep(200_000), more: deep(200_000) }),
      story({ _id: 'after' }),
    ];
    const read = await readRemoteItemsInThread('news', items, options);
    expect(read.remoteItems.map(({ id }) => id)).toEqual(['before', 'deep', 'after']);
    expect(readRemoteItems('news', items, options).remoteItems.map(({ id }) => id)).toEqual([
      'before',
      'deep',
      'after',
    ]);
  });

  test('an item that crashes our code is reported by name, and the others are imported', () => {
    const trap = {
      _id: 'trap',
      title: 'Annual day',
      get description() {
        throw new RangeError('Maximum call stack size exceeded');
      },
    };
    const { remoteItems, passed } = readRemoteItems('news', [story({ _id: 'good' }), trap], options);
    expect(remoteItems.map(({ id }) => id)).toEqual(['good']);
    expect(passed).toMatchObject([{ id: 'trap', title: 'Annual day', reason: 'item-failed' }]);
  });

  test('one that takes the thread too long is skipped', async () => {
    const long = { description: 'Races. '.repeat(3000) };
    const items = [story(long), story({ ...long, _id: 'b' })];
    const { remoteItems, passed } = await readRemoteItemsInThread('news', items, options, 0);
    expect(remoteItems).toEqual([]);
    expect(passed.map(({ id, reason }) => [id, reason])).toEqual([
      ['a', 'item-failed'],
      ['b', 'item-failed'],
    ]);
  });

  test('a thread gives the same result in the same order', async () => {
    const items = Array.from({ length: 130 }, (_, at) => ({
      _id: at % 40 === 0 ? undefined : `story-${at}`,
      title: `Story ${at}`,
      description: `<p>${`Number ${at} &amp; &#2361;&hellip; `.repeat(10)}</p>`,
    }));
    expect(await readRemoteItemsInThread('news', items, options)).toEqual(
      readRemoteItems('news', items, options),
    );
  });

  test('a table that is too large is imported up to the limit, and that is reported', () => {
    const table = `<table>${`<tr>${'<td colspan="20">a</td>'.repeat(35)}</tr>`.repeat(150)}</table>`;
    const { remoteItems, passed } = readRemoteItems('news', [story({ description: table })], options);
    expect(remoteItems[0]!.texts['description']!.length).toBeLessThanOrEqual(40_000);
    expect(passed).toMatchObject([{ id: 'a', reason: 'table-too-large', detail: 'Sports day' }]);
  });

  test('HTML entities are decoded, named or numeric', () => {
    const plain = readRemoteItems(
      'news',
      [story({ description: 'AT&T &amp; R&eacute;sum&#233; &#x939;&nbsp;&hellip;' })],
      options,
    );
    expect(plain.remoteItems[0]!.texts['description']).toBe('AT&T & Résumé ह …');
    const many = readRemoteItems('news', [story({ description: '&zwj;&#65;'.repeat(10_000) })], options);
    expect(many.remoteItems[0]!.texts['description']).toMatch(/^[\u200dA]+…?$/);
  });

  test('an answer that would not fit into memory is too large, and one that is not JSON is invalid', async () => {
    const small = Buffer.from(JSON.stringify([1, 2]));
    expect(await parseAnswer(small)).toEqual({ value: [1, 2] });
    const large = Buffer.from(`[${'{"title":"a"},'.repeat(60_000)}{"title":"b"}]`);
    const parsed = await parseAnswer(large);
    expect(parsed).toMatchObject({ value: expect.arrayContaining([{ title: 'a' }]) });
    expect(await parseAnswer(Buffer.alloc(600_000, '['))).toEqual({ failed: 'list-not-json' });
    const crowd = Buffer.alloc(21_000_000, '{},');
    crowd.write('[');
    expect(await parseAnswer(crowd)).toEqual({ failed: 'list-too-large' });
  });
});
