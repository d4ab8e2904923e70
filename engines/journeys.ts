import { join } from 'node:path';
import type { Pointer } from './engine.ts';
import type { Tab } from './tab.ts';

export const PHONE = [390, 844] as const;
export const DESKTOP = [1440, 900] as const;

const MENU = '#site-menu';
const VIEWER = '.yarl__root';
const ALBUM = '/SubGallery?id=lfis-diwali-2026';

/** A member of staff who exists before a journey begins. */
export const CLERK = { name: 'Asha Sample', email: 'asha@school.example', password: 'mango monsoon bicycle' };

/**
 * Tasks of a family or the office, written once for every engine. Desktop tasks come first, because one
 * engine needs a new browser for another window size.
 */
export const journeys: Record<string, (tab: Tab) => Promise<void>> = {
  async 'a list of the wide menu opens with a mouse, by the keyboard, and leads on'(tab) {
    await tab.resize(...DESKTOP);
    for (const group of ['overview', 'gallery']) {
      await tab.open('/AdmissionProcess');
      const list = `#menu-${group}`;
      if (await tab.isSeen(list)) throw new Error(`${list} is open before anybody opened it`);
      await tab.click(`[popovertarget="menu-${group}"]`);
      await tab.untilSeen(`${list} a`);
      const { left, right } = await tab.run(edgesOf, list);
      if (left < 0 || right > DESKTOP[0]) throw new Error(`${list} reaches from ${left} to ${right} px`);
    }
    await tab.click('#menu-gallery a[href="/VideoGallery"]');
    await tab.untilAddress('/VideoGallery');
    await tab.untilSeen('[popovertarget="menu-admission"]');
    await tab.run(() => document.querySelector<HTMLElement>('[popovertarget="menu-admission"]')!.focus());
    await tab.press('Enter');
    await tab.untilSeen('#menu-admission a');
    await tab.press('Tab');
    await tab.press('Enter');
    await tab.untilAddress('/AdmissionProcess');
  },

  async 'a moving picture opens, and closes'(tab) {
    await tab.resize(...DESKTOP);
    await tab.open('/SchoolERPSoftware');
    if (await tab.run(() => CSS.supports('selector(:popover-open)'))) {
      await tab.pressOn('Play: Fees');
      await tab.untilSeen('dialog img');
      const height = await tab.run(
        () => [...document.querySelectorAll('dialog')].find((one) => one.offsetHeight)!.offsetHeight,
      );
      if (height > 760) throw new Error(`the dialog is ${height} px high`);
      await tab.pressOn('Close');
      await tab.untilGone('dialog img');
    } else {
      await tab.pressOn('Open the picture');
      await tab.untilAddress(/^\/assets\/erp-\w+.*\.svg$/);
    }
  },

  async 'Hindi is typed with Latin letters'(tab) {
    await tab.resize(...DESKTOP);
    await signIn(tab);
    await tab.open('/studio/content/news/new');
    await tab.untilSeen('.ProseMirror');
    await tab.pressOn('Type in Hindi:');
    await tab.untilText('main', 'Press Space to change the word to Hindi.');
    const title = await tab.called('Title');
    const untilTitle = (text: string) =>
      tab.until(
        `the title is ${text}`,
        () => tab.value(title),
        (seen) => seen === text,
      );
    await tab.write(title, 'PDF kal subah ');
    await untilTitle('PDF कल सुबह ');
    // What one undo reverts differs between engines: Chromium's is tested in its own journey.
    await tab.press('Backspace');
    await untilTitle('PDF कल subah');
    await tab.press('Escape');
    await tab.write(title, ' gaya');
    await tab.untilText('[data-hindi-words]', 'गाया');
    await tab.pressOn('2 गाया');
    await untilTitle('PDF कल subah गाया');
    await tab.write('.ProseMirror', 'bachchon ne geet gaya');
    await tab.press('Enter');
    await tab.write('.ProseMirror p:last-child', 'sabhi khush the| ');
    await tab.untilText('.ProseMirror', 'बच्चों ने गीत गया सभी खुश थे।');
    await tab.pressOn('Type in Hindi:');
    await tab.write(title, ' Thank you ');
    await untilTitle('PDF कल subah गाया Thank you ');
  },

  async 'home shows its notice, which closes by Escape and by a press beside it, and stays closed'(tab) {
    const ways: [size: readonly [number, number], close: () => Promise<void>][] = [
      [DESKTOP, () => tab.pointAt(8, 8)],
      [PHONE, () => tab.press('Escape')],
    ];
    for (const [size, close] of ways) {
      await tab.resize(...size);
      await tab.open('/ThankYou');
      await tab.run(() => localStorage.clear());
      await tab.open('/');
      await tab.untilSeen('dialog[open]');
      const height = await tab.run(() => document.querySelector('dialog')!.getBoundingClientRect().height);
      if (size === DESKTOP && height > 700) throw new Error(`the notice is ${height} px high`);
      await close();
      await tab.untilGone('dialog[open]');
      const cut = await tab.run(titlesCut);
      if (cut.length > 0) throw new Error(`cut: ${cut.join('; ')}`);
    }
    await tab.reload();
    await tab.untilHydrated('visitor-count');
    if (await tab.isSeen('dialog[open]')) throw new Error('a notice that was closed is back');
  },

  'the menu of a phone opens, leads on and closes, with a mouse': (tab) => phoneMenu(tab, 'mouse'),

  'the menu of a phone opens, leads on and closes, with a finger': (tab) =>
    phoneMenu(tab, tab.canTouch ? 'touch' : 'mouse'),

  async 'the menu of a phone is used with the keyboard'(tab) {
    await tab.resize(...PHONE);
    await tab.open('/Gallery');
    await tab.run(
      (selector) => document.querySelector<HTMLElement>(selector)!.focus(),
      await tab.called('Menu'),
    );
    await tab.press('Enter');
    await tab.untilSeen(MENU);
    for (let tabs = 0; tabs < 12; tabs++) {
      await tab.press('Tab');
      if (await tab.run(() => document.activeElement?.getAttribute('href') === '/ChairmanWelcome')) break;
    }
    await tab.press('Enter');
    await tab.untilAddress('/ChairmanWelcome');
  },

  async 'a year chosen in the gallery applies at once, and Back undoes it'(tab) {
    await tab.resize(...PHONE);
    await tab.open('/Gallery');
    const all = await tab.text('[data-browse-count]');
    await tab.untilHydrated('apply-filter');
    const year = await tab.run(
      () => document.querySelector<HTMLSelectElement>('select[name="year"]')!.options[1]!.value,
    );
    await tab.choose('select[name="year"]', year);
    await tab.untilAddress(`/Gallery?year=${year}`);
    await tab.until('fewer albums', async () => (await tab.text('[data-browse-count]')) !== all);
    await tab.fill('input[name="q"]', 'diwali');
    await tab.press('Enter');
    await tab.untilAddress(`/Gallery?year=${year}&q=diwali`);
    await tab.untilSeen('a[href^="/SubGallery"]');
    await tab.open('/Gallery');
    await tab.untilText('[data-browse-count]', all);
  },

  async 'an album’s photo opens in the viewer at its own address; reload, Back and Forward agree'(tab) {
    await tab.resize(...PHONE);
    await tab.open(ALBUM);
    await tab.untilHydrated('photo-grid');
    await tab.click('[data-island="photo-grid"] li:nth-child(3) a');
    await tab.untilSeen(VIEWER);
    const photo = await tab.untilAddress(/^\/SubGallery\?id=lfis-diwali-2026&photo=\w/);
    await tab.press('ArrowRight');
    const next = await tab.until('the next photo’s address', tab.address, (seen) => seen !== photo);
    await tab.back();
    await tab.untilGone(VIEWER);
    await tab.untilAddress(ALBUM);
    await tab.forward();
    await tab.untilSeen(VIEWER);
    await tab.untilAddress(next);
    await tab.reload();
    await tab.untilSeen(VIEWER);
    await tab.pressOn('Close');
    await tab.untilGone(VIEWER);
    await tab.untilAddress(ALBUM);
    await tab.pressOn('Go Back');
    await tab.untilAddress('/Gallery');
  },

  async 'the contact form tells mistakes, and then that the message has come'(tab) {
    await tab.resize(...PHONE);
    await tab.open('/ContactUs');
    await tab.untilHydrated('contact-form');
    if (await tab.isSeen('iframe')) throw new Error('the map takes its room before anybody asked for it');
    await tab.pressOn('Send message');
    await tab.untilText('[role="alert"]', 'Message');
    await tab.fill('input[name="name"]', 'R. Verma (sample)');
    await tab.fill('input[name="email"]', 'verma@mail.example');
    await tab.fill('input[name="phone"]', '+91 98765 43210');
    await tab.fill('textarea[name="message"]', 'May we visit on a Saturday?');
    await tab.pressOn('Send message');
    await tab.untilText('[role="status"]', 'Your Form Submitted Successfully.');
    await tab.untilText('main', 'LFIS-');
  },

  async 'a script that breaks leaves the contact form to the browser'(tab) {
    await tab.resize(...PHONE);
    await tab.open('/ContactUs');
    await tab.untilHydrated('contact-form');
    await tab.run(() => {
      FormData.prototype.get = () => {
        throw new Error('as if it could not');
      };
    });
    for (const [name, text] of Object.entries({
      name: 'S. Khan (sample)',
      email: 'khan@mail.example',
      phone: '0123456789',
      message: 'Is there a bus to the old town?',
    }))
      await tab.fill(`[name="${name}"]`, text);
    await tab.pressOn('Send message');
    await tab.untilAddress(/^\/ThankYou\?receipt=LFIS-/);
  },

  async 'a date of birth is answered with a class'(tab) {
    await tab.resize(...PHONE);
    await tab.open('/AdmissionProcess');
    const joins = await tab.value('input[name="joins"]');
    await tab.choose('input[name="born"]', `${Number(joins.slice(0, 4)) - 6}-02-14`);
    await tab.pressOn('Check the age');
    await tab.untilAddress(/^\/AdmissionProcess\?born=[\d-]+&joins=[\d-]+#which-class$/);
    await tab.untilText('[role="status"]', '6 years');
  },

  async 'somebody of the office signs in, and every page of the studio opens'(tab) {
    await tab.resize(...PHONE);
    await signIn(tab);
    for (const page of [
      '',
      '/audit',
      '/people',
      '/account',
      '/enquiries',
      '/content/news',
      '/backup',
      '/profile',
    ]) {
      await tab.open(`/studio${page}`);
      await tab.untilSeen('main h1');
      const main = await tab.text('main');
      if (main.includes('Something went wrong')) throw new Error(`/studio${page}: ${main.slice(0, 200)}`);
    }
  },

  async 'a news item with a picture is written and published'(tab) {
    await tab.resize(...PHONE);
    await signIn(tab);
    await tab.open('/studio/content/news/new');
    const title = `खेल दिवस in ${tab.engine}`;
    await tab.fill(await tab.called('Title'), title);
    await tab.write('.ProseMirror', 'In the afternoon the little ones ran.');
    await tab.untilText('main', 'Saved at');
    await tab.attach('input[type="file"]', [picture('fine-arts')]);
    await tab.fill(await tab.called('Describe the picture'), 'Children paint.');
    await tab.pressOn('Publish');
    await tab.untilText('main', 'It is on the site now');
    await tab.open('/NewsArticle');
    await tab.untilText('main', title);
  },

  async 'an album of three photos is filled and published'(tab) {
    await tab.resize(...PHONE);
    await signIn(tab);
    await tab.open('/studio/albums/new');
    const title = `Sports Day in ${tab.engine}`;
    await tab.fill(await tab.called('Name of the album'), title);
    await tab.pressOn('Create album');
    await tab.untilText('main h1', title);
    await tab.attach('input[type="file"]', ['finish-line', 'athletics', 'outdoor-sports'].map(picture));
    await tab.untilText('main', 'All 3 photos were uploaded.');
    await tab.pressOn('Select all');
    await tab.pressOn('Describe');
    await tab.fill(await tab.called('What do they show?'), 'Children on the track');
    await tab.pressOn('Save for all selected');
    await tab.untilText('main', 'Every photo has a description.');
    await tab.pressOn('Clear selection');
    await tab.run(
      (selector) => document.querySelector<HTMLElement>(selector)!.click(),
      await tab.called('We have permission to publish photos of everyone shown'),
    );
    await tab.pressOn('Publish 3 photos');
    await tab.untilText('main', 'Families see it now.');
    await tab.open('/Gallery');
    await tab.untilText('main', title);
  },
};

async function phoneMenu(tab: Tab, pointer: Pointer): Promise<void> {
  await tab.resize(...PHONE);
  await tab.open('/Gallery');
  const top = await tab.run(() => document.querySelector('h1')!.getBoundingClientRect().top);
  if (top > 500) throw new Error(`the heading begins at ${top} px`);
  if (await tab.isSeen(MENU)) throw new Error('the menu is open before anybody opened it');
  await tab.pressOn('Menu', pointer);
  await tab.untilSeen(MENU);
  await tab.pressOn('Close menu', pointer);
  await tab.untilGone(MENU);
  await tab.pressOn('Menu', pointer);
  await tab.untilSeen(MENU);
  await tab.click(`${MENU} a[href="/VideoGallery"]`, pointer);
  await tab.untilAddress('/VideoGallery');
  if (await tab.isSeen(MENU)) throw new Error('the menu is open on the next page');
}

export async function signIn(tab: Tab): Promise<void> {
  await tab.open('/studio/sign-in');
  if ((await tab.address()) === '/studio') return;
  await tab.fill(await tab.called('E-mail'), CLERK.email);
  await tab.fill(await tab.called('Password'), CLERK.password);
  await tab.pressOn('Sign in');
  await tab.untilAddress('/studio');
}

const picture = (name: string) => join(import.meta.dirname, '..', 'db', 'demo', 'pictures', `${name}.jpg`);

function edgesOf(selector: string): { left: number; right: number } {
  const { left, right } = document.querySelector(selector)!.getBoundingClientRect();
  return { left, right };
}

/** Titles of albums with more than one line hidden, although three would fit. */
function titlesCut(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href^="/SubGallery"] > *')]
    .filter((title) => {
      const { height } = title.getBoundingClientRect();
      const { lineHeight, webkitLineClamp } = getComputedStyle(title);
      const lines = Math.min(
        Number(webkitLineClamp),
        Math.round(title.scrollHeight / parseFloat(lineHeight)),
      );
      return height < lines * parseFloat(lineHeight) - 1;
    })
    .map(({ innerText }) => innerText);
}
