import { describe, expect, test } from 'vitest';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { NOW, publish, SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio, type Studio } from '#tests/support/staff/studio-forms.ts';
import { addMessage } from '#tests/support/content/add-content.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/',
  '/ChairmanWelcome',
  '/ContactUs',
  '/Sports',
  '/api/principalMessage',
  '/studio/content/:type/:id',
  '/studio/content/:type/:id/versions',
);

const press = async (studio: Studio, address: string, intent: string, fields: Record<string, string> = {}) =>
  studio.post(address, { ...(await studio.fieldsAt(address)), ...fields, intent });

const oldMessage = 'Dear parents,\nof <all> grades\n\nYou are welcome.';

async function withMessage(site: TestSite): Promise<void> {
  await publish(site.services.database, (change) =>
    addMessage(change, {
      id: 'message-1',
      schoolCode: SCHOOL,
      now: NOW,
      category: 'Chairman',
      name: 'Sample Name',
      designation: 'Chairman',
      message: oldMessage,
      attachments: [],
    }),
  );
  await site.services.revisions.refresh();
}

const address = '/studio/content/leadership/message-1';
const inApi = async (site: TestSite) =>
  ((await (await site.get(`/api/principalMessage/${SCHOOL}`)).json()) as { message: string }[])[0]!.message;

onAnyEngine((open) => {
  describe('a welcome message', () => {
    test('written as plain text is shown, sent and opened as such', async () => {
      const site = await openSite(await open());
      await withMessage(site);
      const studio = openStudio(site, (await signInAs(site, 'editor')).cookie);
      const page = await (await site.get('/ChairmanWelcome')).text();
      expect(page).toContain('of &lt;all&gt; grades</p>');
      expect(await inApi(site)).toBe(oldMessage);
      expect((await studio.fieldsAt(address))['message']).toBe(oldMessage);
    });

    test('with bold, lists and links is shown so, and everything else is removed', async () => {
      const site = await openSite(await open());
      await withMessage(site);
      const studio = openStudio(site, (await signInAs(site, 'editor')).cookie);
      const rich =
        '<p>Dear <strong>parents</strong>, see <a href="https://school.example/a">this</a></p><ul><li><p>one</p></li></ul>';
      const hostile = `${rich}<script>alert(1)</script><p onclick="alert(1)"><img src="x" onerror="alert(1)">two<a href="javascript:alert(1)">three</a></p>`;
      // The page does not exist, and the warning is acknowledged.
      const sent = { message: hostile, known: '1' };
      expect((await press(studio, address, 'publish', sent)).status).toBe(302);
      const page = await (await site.get('/ChairmanWelcome')).text();
      const clean = `${rich}<p>two<a>three</a></p>`;
      // A link off the site says that it opens a new tab, and an invalid one is not a link.
      expect(page).toContain(
        '<p>Dear <strong>parents</strong>, see <a href="https://school.example/a" target="_blank" rel="noopener">this<span class="unseen"> (opens in a new tab)</span></a></p><ul><li><p>one</p></li></ul><p>twothree</p>',
      );
      expect(await inApi(site)).toBe(clean);
      // The older version, in plain text, can be restored.
      await studio.post(`${address}/versions`, { number: '1' });
      await press(studio, address, 'publish');
      expect(await inApi(site)).toBe(oldMessage);
    });

    test('is cleaned again when it is read, whoever wrote the row', async () => {
      const site = await openSite(await open());
      await withMessage(site);
      await site.services.database.writes
        .updateTable('content_items')
        .set({
          fields: JSON.stringify({ category: 'Chairman', message: '<p>a</p><script>alert(1)</script>' }),
        })
        .execute();
      const page = await (await site.get('/ChairmanWelcome')).text();
      expect(page).toContain('<p>a</p>');
      expect(page).not.toContain('alert(1)');
    });

    test('with tags but no text is empty', async () => {
      const site = await openSite(await open());
      await withMessage(site);
      const studio = openStudio(site, (await signInAs(site, 'editor')).cookie);
      const empty = await press(studio, address, 'publish', { message: '<p> </p><p><br></p>' });
      expect(empty.status).toBe(400);
    });
  });

  describe('the school’s profile', () => {
    const save = async (studio: Studio, fields: Record<string, string>) =>
      studio.post('/studio/content/profile/profile', {
        ...(await studio.fieldsAt('/studio/content/profile/profile')),
        intent: 'publish',
        ...fields,
      });

    test('is changed by an administrator, shown at once, recorded, and can be restored', async () => {
      const site = await openSite(await open());
      const studio = openStudio(site, (await signInAs(site, 'administrator')).cookie);
      await site.get('/ContactUs');
      const saved = await save(studio, {
        phone: '+91 98765 43210',
        addressLines: 'Main Road\nनया नगर',
        'social.youtube': 'https://www.youtube.com/@school',
        'agesAtEntrance.0.grade': 'NUR',
        'agesAtEntrance.0.age': '3',
      });
      expect(saved.headers.get('location')).toBe('/studio/content/profile/profile?done=published');
      const page = await (await site.get('/ContactUs')).text();
      expect(page).toContain('+91 98765 43210');
      expect(page).toContain('नया नगर');
      const again = await save(studio, {});
      expect(again.headers.get('location')).toBe('/studio/content/profile/profile?done=published');

      const auditEntries = await site.services.database.reads
        .selectFrom('audit_entries')
        .select(['action', 'before', 'after'])
        .where('subject_type', '=', 'profile')
        .execute();
      expect(auditEntries).toHaveLength(1);
      expect(JSON.parse(auditEntries[0]!.after!)).toEqual({
        phone: '+91 98765 43210',
        addressLines: 'Main Road\nनया नगर',
        'social.youtube': 'https://www.youtube.com/@school',
        agesAtEntrance: ['NUR 3'],
      });

      await studio.post('/studio/content/profile/profile/versions', { number: '1' });
      const older = await studio.fieldsAt('/studio/content/profile/profile');
      expect(older['phone']).toBe('');
      await studio.post('/studio/content/profile/profile', { ...older, intent: 'publish' });
      expect(await (await site.get('/ContactUs')).text()).not.toContain('98765');
    });

    test('accepts only numbers that can be dialled, and links each separately', async () => {
      const site = await openSite(await open());
      const studio = openStudio(site, (await signInAs(site, 'administrator')).cookie);
      const refused = await save(studio, { phone: 'abc', whatsapp: '98765 43210, 98765 43211' });
      expect(refused.status).toBe(400);
      const page = await refused.text();
      expect(page).toMatch(/id="field-phone-problem"[^>]*>This phone number is not complete\./);
      expect(page).toMatch(/id="field-whatsapp-problem"[^>]*>Enter one complete number/);
      expect(page).toMatch(/<input[^>]*name="phone"[^>]*value="abc"/);

      // The refused input is still in the form.
      const saved = await save(studio, { phone: '(0522) 400-0000 / +91 98765 43210', whatsapp: '' });
      expect(saved.headers.get('location')).toBe('/studio/content/profile/profile?done=published');
      const contact = await (await site.get('/ContactUs')).text();
      expect(contact).toMatch(/href="tel:\+915224000000"[^>]*>\(0522\) 400-0000</);
      expect(contact).toMatch(/href="tel:\+919876543210"[^>]*>\+91 98765 43210</);
    });

    test('parses a number as Indian by default, and shows how it will be dialled', async () => {
      const site = await openSite(await open());
      const studio = openStudio(site, (await signInAs(site, 'administrator')).cookie);
      const short = await save(studio, { whatsapp: '98765 4321' });
      expect([short.status, await short.text()]).toEqual([
        400,
        expect.stringContaining('This number is not complete yet.'),
      ]);
      await save(studio, { phone: '0542 250 1234, 1800 180 1234', whatsapp: '98765 43210' });
      const form = await (await studio.get('/studio/content/profile/profile')).text();
      expect(form).toContain('Families will call +91 542 250 1234, 1800 180 1234');
      expect(form).toContain('The chat opens with +91 98765 43210');
      const contact = await (await site.get('/ContactUs')).text();
      expect(contact).toContain('href="https://wa.me/919876543210"');
      expect(contact).toContain('href="tel:+915422501234"');
      expect(contact).toContain('href="tel:18001801234"');
      expect(await (await site.get('/')).text()).toContain('"telephone":"+91 542 250 1234"');
    });

    test('has the school code that the parents’ app asks for', async () => {
      const site = await openSite(await open());
      const studio = openStudio(site, (await signInAs(site, 'administrator')).cookie);
      // A value from before the field existed is still shown.
      expect((await studio.fieldsAt('/studio/content/profile/profile'))['schoolCode']).toBe('LFIS');
      const code = async () =>
        /School code<!-- -->: <strong>([^<]*)/.exec(await (await site.get('/Sports')).text())?.[1];
      expect(await code()).toBe('LFIS');
      await save(studio, { schoolCode: 'SPS-2041' });
      expect(await code()).toBe('SPS-2041');
      await save(studio, { schoolCode: '' });
      expect(await code()).toBeUndefined();
    });

    test('has its own logo if the office uploads one, and the drawn one otherwise', async () => {
      const site = await openSite(await open());
      const studio = openStudio(site, (await signInAs(site, 'administrator')).cookie);
      const { mediaId, path } = await storedPicture(site.services, 'gold', { width: 300, height: 100 });
      const logos = async () => {
        const page = await (await site.get('/ContactUs')).text();
        return [...page.matchAll(/<img[^>]*alt="(?:LFIS Home|LFIS)"[^>]*>/g)].map(([tag]) => tag);
      };
      expect((await logos()).filter((tag) => tag.includes('.svg'))).toHaveLength(3);
      await save(studio, { 'logo.0.media': mediaId, 'logo.0.sure': 'yes' });
      const own = await logos();
      expect(own).toHaveLength(3);
      for (const tag of own) expect(tag).toMatch(new RegExp(`${path}.*width="186" height="62"`));
      // The studio shows the school's logo, too.
      expect(await (await studio.get('/studio')).text()).toMatch(
        /<img[^>]*src="\/icons\/[^"]+\/icon-192\.png"[^>]*alt=""[^>]*><span><b[^>]*>LFIS<\/b>/,
      );
      await save(studio, { 'logo.0.media': 'no-such-picture', 'logo.0.sure': 'yes' });
      expect((await logos()).filter((tag) => tag.includes('.svg'))).toHaveLength(3);
    });

    test('points out remaining sample text', async () => {
      const site = await openSite(await open());
      const studio = openStudio(site, (await signInAs(site, 'administrator')).cookie);
      await save(studio, {
        description: 'A school.',
        phone: '+91 00000 00000',
        email: 'office@school.example',
        'social.facebook': 'https://www.facebook.com/',
        'social.x': 'https://x.com/school',
      });
      const page = await (await studio.get('/studio/content/profile/profile')).text();
      const named = fieldsNamedIn(page);
      expect(named).toEqual(['phone', 'email', 'social.facebook']);
    });

    test('refuses invalid values, and does not lose what was typed', async () => {
      const site = await openSite(await open());
      const studio = openStudio(site, (await signInAs(site, 'administrator')).cookie);
      const refused = await save(studio, {
        name: '',
        description: 'A school.',
        mapUrl: 'javascript:alert(1)',
        'social.x': 'not an address',
        'agesAtEntrance.0.grade': 'NUR',
        'agesAtEntrance.0.age': 'three',
        'fees.formAtCampus': '-5',
        mission: 'Typed with care',
      });
      expect(refused.status).toBe(400);
      const page = await refused.text();
      const named = fieldsNamedIn(page);
      // The last is the sample text that the school was created with.
      expect(named.toSorted()).toEqual([
        'agesAtEntrance',
        'description',
        'fees.formAtCampus',
        'mapUrl',
        'name',
        'social.x',
      ]);
      expect(page).toContain('Typed with care');
    });

    test('does not accept a form based on an older version without a warning, and is not for editors', async () => {
      const site = await openSite(await open());
      const studio = openStudio(site, (await signInAs(site, 'administrator')).cookie);
      const opened = await studio.fieldsAt('/studio/content/profile/profile');
      await save(studio, { mission: 'One' });
      const refused = await studio.post('/studio/content/profile/profile', {
        ...opened,
        intent: 'publish',
        mission: 'Two',
      });
      expect(refused.status).toBe(409);
      expect(await refused.text()).toContain('The administrator has changed this in the meantime');
      const editor = openStudio(site, (await signInAs(site, 'editor')).cookie);
      expect((await editor.get('/studio/content/profile/profile')).status).toBe(403);
      expect((await editor.post('/studio/content/profile/profile', opened)).status).toBe(403);
    });
  });
});

/** The fields that need attention; those that are only empty are listed in a section of their own. */
const fieldsNamedIn = (page: string): (string | undefined)[] =>
  [...page.replace(/<h2[^>]*>Complete<.*?<\/section>/s, '').matchAll(/href="#field-([\w.]+)"/g)].map(
    ([, name]) => name,
  );
