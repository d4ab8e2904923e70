import { expect, test } from 'vitest';
import { all, mainOf, openSchoolWithProfile, section, text } from '#tests/support/content/admission.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/AdmissionProcess');

const answers: [search: string, words: string[], steps?: string][] = [
  ['born=2021-02-14&joins=2027-04-01', ['6 years, 1 month', 'Class 2'], '#grade-1-onwards'],
  ['born=14/2/2021&joins=1.4.2027', ['6 years, 1 month', 'Class 2'], '#grade-1-onwards'],
  ['born=2023-04-01', ['4 years, 0 months', 'KG', '1 Apr 2027'], '#nursery-and-kg'],
  ['born=2024-02-29&joins=2027-03-01', ['3 years, 0 months', 'Nursery'], '#nursery-and-kg'],
  ['born=2025-02-14', ['2 years, 1 month', 'Nursery', '14 Feb 2028']],
  ['born=2010-02-14', ['17 years, 1 month', 'Class 8']],
];

const mistakes: [search: string, fields: string[]][] = [
  ['joins=2027-04-01', ['born']],
  ['born=2023-02-29', ['born']],
  ['born=soon&joins=later', ['born', 'joins']],
  ['born=2026-11-16', ['born']],
  ['born=0202-01-14', ['born']],
  ['born=2021-02-14&joins=2020-04-01', ['joins']],
  ['born=2021-02-14&joins=2077-04-01', ['joins']],
  ['born=2026-11-10&joins=2026-11-09', ['joins']],
  ['born=%00&joins=%F0%9F%98%80', ['born', 'joins']],
];

onAnyEngine((open) => {
  test('it asks first, with the next 1 April as the default, and its answer has an anchor', async () => {
    const html = section(
      await mainOf(await openSchoolWithProfile(await open()), '/AdmissionProcess'),
      'which-class',
    )!;
    expect(html).toMatch(/<form [^>]*action="\/AdmissionProcess#which-class" method="get"/);
    expect(html).toMatch(/<input [^>]*name="joins" value="2027-04-01"/);
    expect(html).not.toMatch(/ (role="status"|aria-invalid=)/);
  });

  test('it shows the age, the class, and the steps of its admission', async () => {
    const site = await openSchoolWithProfile(await open());
    for (const [search, expected, steps] of answers) {
      const html = section(await mainOf(site, `/AdmissionProcess?${search}`), 'which-class')!;
      const answer = /<div [^>]*role="status">[^]*?(?=<form)/.exec(html)![0];
      for (const words of expected) expect(text(answer), search).toContain(words);
      expect(all(answer, / href="([^"]*)"/g), search).toEqual(steps ? [steps] : []);
      expect(html, search).not.toContain(' aria-invalid=');
      expect(all(html, /<input [^>]*value="([^"]*)"/g), search).toHaveLength(2);
    }
  });

  test('it shows problems next to the field', async () => {
    const site = await openSchoolWithProfile(await open());
    for (const [search, fields] of mistakes) {
      const html = await mainOf(site, `/AdmissionProcess?${search}`);
      expect(html, search).not.toContain('role="status"');
      expect(all(html, /<input id="(\w+)"[^>]* aria-invalid="true"/g), search).toEqual(fields);
      for (const field of fields) {
        expect(html).toMatch(new RegExp(`<input id="${field}"[^>]* aria-describedby="${field}-problem `));
        expect(html).toMatch(new RegExp(` id="${field}-problem"[^>]*>[^<]{10,}`));
      }
    }
  });

  test('it uses the day in India, on a cached page too', async () => {
    const site = await openSchoolWithProfile(await open());
    const joining = async () =>
      / name="joins" value="([^"]*)"/.exec(await mainOf(site, '/AdmissionProcess'))![1];
    site.clock.now = new Date('2027-04-01T18:29:59.000Z');
    expect(await joining()).toBe('2027-04-01');
    site.clock.now = new Date('2027-04-01T18:30:00.000Z');
    expect(await joining()).toBe('2028-04-01');
  });

  test('the same day is one page for the cache, in any format, and so is every invalid day', async () => {
    const site = await openSchoolWithProfile(await open());
    const cacheOf = async (search: string) =>
      (await site.follow(`/AdmissionProcess?${search}`)).headers.get('x-page-cache');
    expect([await cacheOf('born=soon'), await cacheOf('born=2023-02-29')]).toEqual(['miss', 'hit']);
    expect([await cacheOf('born=2021-02-14'), await cacheOf('born=14/02/2021')]).toEqual(['miss', 'hit']);
    expect([await cacheOf('born=&joins='), await cacheOf('')]).toEqual(['miss', 'hit']);
  });
});
