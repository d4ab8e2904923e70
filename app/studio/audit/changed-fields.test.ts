import { expect, test } from 'vitest';
import { en as studioWords } from '#app/studio/words/en/index.ts';
import { hi as hindi } from '#app/studio/words/hi/index.ts';
import { en } from '#app/words/en.ts';
import { hi } from '#app/words/hi.ts';
import { type AuditedFields, changedFields as inWords, titleInWords } from './changed-fields.ts';

const changedFields = (before: AuditedFields, after: AuditedFields) =>
  inWords(before, after, { dates: en.dates, words: studioWords });

test("fields and stored codes are described in the reader's language", () => {
  const texts = { dates: hi.dates, words: hindi };
  expect(inWords({ role: 'editor' }, { role: 'administrator' }, texts, 'people')).toEqual([
    {
      field: 'भूमिका',
      before: hindi.roles.editor.choice,
      after: hindi.roles.administrator.choice,
    },
  ]);
  expect(inWords(null, { videoUrl: '/' }, texts, 'videos')).toMatchObject([{ field: 'वीडियो का लिंक' }]);
  expect(inWords({ state: 'new' }, { state: 'spam' }, texts, 'enquiries')).toEqual([
    { field: 'स्थिति', before: 'नई', after: 'स्पैम' },
  ]);
});

test('the delivery of an enquiry and the kind of a job are described in words', () => {
  const texts = { dates: hi.dates, words: hindi };
  expect(inWords({ delivery: 'failed' }, { delivery: 'waiting' }, texts, 'enquiries')).toEqual([
    { field: 'स्कूल को ई-मेल', before: 'नहीं पहुँची', after: 'अभी नहीं भेजी गई' },
  ]);
  expect(changedFields(null, { state: 'all', searched: true })).toEqual([
    { field: 'Status', before: '', after: 'All' },
    { field: 'Searched', before: '', after: 'yes' },
  ]);
  const { kinds, otherJob } = hindi.dashboard.parked;
  expect(titleInWords({ type: 'jobs', title: 'make-backup' }, hindi)).toBe(kinds['make-backup']);
  expect(titleInWords({ type: 'jobs', title: 'of-tomorrow' }, hindi)).toBe(otherJob);
});

test('a language is described by its name, one of another version of the site by its code', () => {
  expect(changedFields(null, { language: 'pa' })).toEqual([
    { field: 'Language', before: '', after: 'Punjabi' },
  ]);
  expect(changedFields({ language: '' }, { language: 'ta' })).toMatchObject([{ after: 'ta' }]);
  expect(inWords(null, { language: 'pa' }, { dates: hi.dates, words: hindi }, 'news')).toEqual([
    { field: 'भाषा', before: '', after: 'पंजाबी' },
  ]);
});

test('a theme is described by the names of its colours, its gateway and its letters', () => {
  const own = { colours: 'own', wall: '#1f2a5c', accent: '', gateway: 'round', letters: 'round' };
  const before = { colours: 'river', wall: '', gateway: 'plain', letters: 'round' };
  expect(inWords(before, own, { dates: en.dates, words: studioWords }, 'theme')).toEqual([
    { field: 'Colours', before: 'River', after: studioWords.theme.colourNames.own },
    { field: 'First colour', before: '', after: '#1f2a5c' },
    { field: 'Gateway', before: 'Plain', after: 'Round' },
  ]);
  expect(titleInWords({ type: 'theme', title: 'river' }, hindi)).toBe(hindi.theme.colourNames.river);
  expect(titleInWords({ type: 'theme', title: 'of-tomorrow' }, hindi)).toBe('of-tomorrow');
  expect(titleInWords({ type: 'news', title: 'river' }, hindi)).toBe('river');
});

test('only differences are described, in words', () => {
  const before = { title: 'Old', publishFrom: null, date: '2026-11-06', tags: ['a', 'b'], same: { a: 1 } };
  const after = {
    title: 'New',
    publishFrom: '2026-11-15T03:30:00.000Z',
    date: '2026-11-07',
    tags: ['a'],
    same: { a: 1 },
  };
  expect(changedFields(before, after)).toEqual([
    { field: 'Title', before: 'Old', after: 'New' },
    { field: 'Publish from', before: '', after: '15 Nov 2026, 9:00 AM' },
    { field: 'Date', before: '6 Nov 2026', after: '7 Nov 2026' },
    { field: 'Tags', before: 'a, b', after: 'a' },
  ]);
});

test('something new has no value before, something deleted none after', () => {
  expect(changedFields(null, { staff_role: 'editor' })).toEqual([
    { field: 'Staff role', before: '', after: 'editor' },
  ]);
  expect(changedFields({ isPinned: true }, null)).toEqual([{ field: 'Is pinned', before: 'yes', after: '' }]);
  expect(changedFields(null, null)).toEqual([]);
});

test('the people in a picture are described by the question and its answer', () => {
  expect(changedFields({ consent: 'everyone' }, { consent: 'agreed' })).toEqual([
    {
      field: 'Who is in this picture?',
      before: 'We have permission to publish photos of everyone shown',
      after: 'Children; their parents have agreed',
    },
  ]);
  expect(changedFields({ consent: '' }, { consent: 'nobody' })).toMatchObject([
    { before: '', after: 'No child can be recognised' },
  ]);
});

test('a long text is cut between graphemes', () => {
  const [change] = changedFields(null, { message: '😀'.repeat(500) });
  expect(change!.after).toBe(`${'😀'.repeat(400)}…`);
});

test('a fact in a text appears by its name, also where the text is cut', () => {
  const text = `${'a'.repeat(390)}{formAtCampus}{phone}`;
  const [change] = changedFields({ lead: 'Call {phone}.' }, { lead: text });
  expect(change!.before).toBe('Call [Phone].');
  expect(change!.after).toBe(`${'a'.repeat(390)}[Form at t…`);
});
