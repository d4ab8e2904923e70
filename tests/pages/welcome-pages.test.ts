import { expect, test } from 'vitest';
import type { LeadershipMessage } from '#app/features/leadership/message.ts';
import { newId } from '#app/core/ids.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { mainOf, partsOf } from '#tests/support/http/page-parts.ts';
import { NOW, publish, SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { addMessage } from '#tests/support/content/add-content.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/ChairmanWelcome', '/DirectorWelcome', '/PrincipalWelcome');

type Category = LeadershipMessage['category'];

async function publishMessage(
  site: TestSite,
  category: Category,
  message: Partial<LeadershipMessage> & { portrait?: string; publishFrom?: Date } = {},
) {
  const { portrait, ...fields } = message;
  const attachments = portrait ? [{ mediaId: portrait, alt: `Portrait of the ${category}` }] : [];
  await publish(site.services.database, (change) =>
    addMessage(change, {
      schoolCode: SCHOOL,
      now: NOW,
      publishFrom: new Date('2020-01-01T00:00:00Z'),
      message: `Words of the ${category}.`,
      name: `Name of the ${category}`,
      designation: `${category}, LFIS`,
      ...fields,
      id: newId(),
      category,
      attachments,
    }),
  );
  await site.services.revisions.refresh();
}

async function welcome(site: TestSite, category: Category) {
  const response = await site.get(`/${category}Welcome`);
  expect(response.status, category).toBe(200);
  const html = await response.text();
  const main = mainOf(html);
  const signature = /<footer[^]*?<\/footer>/.exec(main)?.[0];
  const others = [...main.matchAll(/href="\/(\w+)Welcome"/g)].map(([, name]) => name);
  return { ...partsOf(html), main, signature, others };
}

const CATEGORIES = ['Chairman', 'Director', 'Principal'] as const;

onAnyEngine((open) => {
  test('each page shows its own writer’s portrait, message and signature, and links to the other two', async () => {
    const site = await openSite(await open());
    const { mediaId } = await storedPicture(site.services);
    for (const category of CATEGORIES) await publishMessage(site, category, { portrait: mediaId });
    for (const category of CATEGORIES) {
      const { main, signature, others } = await welcome(site, category);
      expect(main, category).toContain(`Words of the ${category}.`);
      expect(main, category).toContain(`alt="Portrait of the ${category}"`);
      expect(signature, category).toMatch(
        new RegExp(`Warm Regards.*Name of the ${category}.*${category}, LFIS`),
      );
      expect(others, category).toEqual(CATEGORIES.filter((other) => other !== category));
    }
  });

  test('the Director’s message replaces a missing one of the Principal, says so and is signed by the Director', async () => {
    const site = await openSite(await open());
    await publishMessage(site, 'Chairman');
    await publishMessage(site, 'Director');
    const stoodIn = await welcome(site, 'Principal');
    expect(stoodIn.main).toContain('Words of the Director.');
    expect(stoodIn.main).toMatch(/being written.*href="\/DirectorWelcome"/);
    expect(stoodIn.signature).toContain('Director, LFIS');
    expect(stoodIn.signature).not.toContain('Principal');
    expect(stoodIn.descriptions[0]).toContain('Director');
    // The same message is not offered a second time.
    expect(stoodIn.others).toEqual(['Director', 'Chairman']);

    await publishMessage(site, 'Principal');
    const own = await welcome(site, 'Principal');
    expect(own.main).toContain('Words of the Principal.');
    expect(own.main).not.toMatch(/being written|Words of the Director/);
    expect(own.signature).toContain('Principal, LFIS');
  });

  test('nobody replaces the Chairman or the Director', async () => {
    const site = await openSite(await open());
    await publishMessage(site, 'Principal');
    for (const category of ['Chairman', 'Director'] as const) {
      const { main, signature, others } = await welcome(site, category);
      expect(main, category).toContain('being written');
      expect(main, category).not.toContain('Words of');
      expect([signature, others], category).toEqual([undefined, ['Principal']]);
    }
  });

  test('a message that is blank, or not public yet, is missing', async () => {
    const site = await openSite(await open());
    await publishMessage(site, 'Chairman', { message: ' \n\n \n' });
    await publishMessage(site, 'Director', { publishFrom: new Date('2030-01-01T00:00:00Z') });
    for (const category of CATEGORIES) {
      const { main, signature } = await welcome(site, category);
      expect(main, category).toContain('being written');
      expect(signature, category).toBeUndefined();
      expect(main, category).not.toContain('<img');
    }
  });

  test('an empty line begins a paragraph, a single line break stays in it, and a very long message is complete', async () => {
    const site = await openSite(await open());
    await publishMessage(site, 'Chairman', { message: 'Dear all,\r\n\r\n\r\nRoses,\nmarigolds.\n \nNeem.' });
    const { main } = await welcome(site, 'Chairman');
    expect(main).toMatch(/<p[^>]*>Dear all,<\/p><p>Roses,\nmarigolds\.<\/p><p>Neem\.<\/p>/);

    const long = 'A sentence of fifty characters, give or take a few. '.repeat(400).trim();
    await publishMessage(site, 'Director', { message: long });
    const { main: letter, signature } = await welcome(site, 'Director');
    expect(letter).toContain(`<p>${long}</p>`);
    expect(signature).toContain('Director, LFIS');
  });

  test('a message in Hindi is marked as Hindi, one in English has no mark', async () => {
    const site = await openSite(await open());
    const message = 'प्रिय अभिभावकगण,\n\nLFIS में आपका हार्दिक स्वागत है।';
    await publishMessage(site, 'Chairman', { message, designation: 'अध्यक्ष' });
    await publishMessage(site, 'Director');
    const { main, language } = await welcome(site, 'Chairman');
    expect(language).toBe('en-IN');
    expect(main).toMatch(/lang="hi"><p[^>]*>प्रिय अभिभावकगण,/);
    expect(main).toMatch(/<span lang="hi">अध्यक्ष/);
    expect(main).not.toMatch(/lang="hi"[^>]*>Name of the/);
    expect((await welcome(site, 'Director')).main).not.toContain('lang=');
  });

  test('a message is text, even if it looks like markup', async () => {
    const site = await openSite(await open());
    await publishMessage(site, 'Chairman', { message: '<b>bold</b> [link](home) <script>1</script>' });
    const { main } = await welcome(site, 'Chairman');
    expect(main).toContain('&lt;b&gt;bold&lt;/b&gt; [link](home) &lt;script&gt;');
  });
});
