import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { cropTo, regionOf, type Shape } from '#app/media/crop.ts';
import { openPage } from '../browser.ts';
import type { Finding } from '../finding.ts';
import type { Route } from '../routes.ts';

/** CSS pixels across, and pixels per CSS pixel. */
interface Screen {
  width: number;
  ratio: 1 | 2 | 3;
}

const WIDTHS = [360, 412, 768, 1024, 1440, 1920];
const EVERY_SCREEN = ([1, 2, 3] as const).flatMap((ratio) => WIDTHS.map((width) => ({ width, ratio })));
/** A small phone, a large one and a desktop. */
const FEW_SCREENS: Screen[] = [
  { width: 360, ratio: 2 },
  { width: 412, ratio: 3 },
  { width: 1440, ratio: 2 },
];

/** How far a picture may be stretched, by the pixels per CSS pixel: where those are small, nobody sees it. */
const MOST = { 1: 1.15, 2: 1.15, 3: 1.5 };

interface ShownPicture {
  /** The address of the rendition that the browser chose, without the site. */
  address: string;
  /** As displayed, in CSS pixels. */
  width: number;
  height: number;
  /** Of the chosen rendition, in pixels. */
  naturalWidth: number;
  /** Displayed pixels per pixel of the rendition, on the axis where that is more. */
  stretch: number;
}

/** Pictures that are stretched more than a visitor would accept, unless the original has no more pixels. */
export async function checkSharpness(
  browser: Browser,
  site: string,
  { address, plain }: Route,
  everyScreen: boolean,
): Promise<Finding[]> {
  if (!plain.html.includes('<picture>')) return [];
  const originals = originalsOf(site);
  const worst = new Map<string, { stretch: number; what: string }>();
  for (const screen of everyScreen ? EVERY_SCREEN : FEW_SCREENS)
    for (const picture of await shownPictures(browser, site + address, screen)) {
      const { width, height, stretch } = picture;
      if (stretch <= MOST[screen.ratio] || !(await originals.hasMore(picture))) continue;
      const path = picture.address.split('?')[0]!;
      if (stretch <= (worst.get(path)?.stretch ?? 0)) continue;
      const where = `${width} × ${height} px at ${screen.width} px, ${screen.ratio} pixels per point`;
      worst.set(path, {
        stretch,
        what: `stretched ${stretch.toFixed(2)} times to ${where}: ${picture.address}`,
      });
    }
  return [...worst.values()].map(({ what }) => ({ check: 'sharp', where: address, what }));
}

/** What the browser chooses on this screen, with an empty cache. */
async function shownPictures(browser: Browser, url: string, screen: Screen): Promise<ShownPicture[]> {
  // Without scripts, lazy pictures and the later slides are loaded too.
  const page = await openPage(browser, {
    javaScriptEnabled: false,
    viewport: { width: screen.width, height: 800 },
    deviceScaleFactor: screen.ratio,
  });
  try {
    await answerWithoutPixels(page);
    await page.goto(url);
    return await readShown(page, screen.ratio);
  } finally {
    await page.close();
  }
}

/** Without a size of its own, so that each is laid out by the attributes of its element. */
const NOTHING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');

/** Which rendition is chosen does not depend on its bytes, and making them all would take minutes. */
async function answerWithoutPixels(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'image/svg+xml' }];
    const answer = { requestId, responseCode: 200, responseHeaders, body: NOTHING };
    // The page was left in the meantime and no longer needs it.
    session.send('Fetch.fulfillRequest', answer).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/image/*\\?*w=*' }] });
}

const readShown = (page: Page, ratio: number): Promise<ShownPicture[]> =>
  page.evaluate((ratio) => {
    const absolute = (url: string) => new URL(url, document.baseURI).href;
    const chosenWidth = (from: Element, url: string) => {
      const candidates = (from.getAttribute('srcset') ?? '').split(/,\s+/).map((one) => one.split(' '));
      const [, width] = candidates.find(([candidate]) => candidate && absolute(candidate) === url) ?? [];
      return width && Number.parseInt(width, 10);
    };
    return [...document.images].flatMap((image) => {
      const { offsetWidth: width, offsetHeight: height, currentSrc } = image;
      const { pathname, search, searchParams } = new URL(currentSrc || 'about:blank');
      if (!width || !height || !pathname.startsWith('/api/image/') || !searchParams.has('w')) return [];
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
      const source = sources.find(
        (one) => chosenWidth(one, currentSrc) && matchMedia(one.media || 'all').matches,
      );
      const naturalWidth = (source && chosenWidth(source, currentSrc)) || Number(searchParams.get('w'));
      const sized = source?.hasAttribute('width') ? source : image;
      const tall = Number(sized.getAttribute('height')) / Number(sized.getAttribute('width'));
      const axes = [width / naturalWidth, height / (naturalWidth * tall)];
      const isWhole = getComputedStyle(image).objectFit === 'contain';
      const stretch = (isWhole ? Math.min(...axes) : Math.max(...axes)) * ratio;
      return [{ address: pathname + search, width, height, naturalWidth, stretch }];
    });
  }, ratio);

/** Originals are fetched once, and only if one of their renditions is stretched too far. */
function originalsOf(site: string) {
  const sizes = new Map<string, Promise<{ width: number; height: number }>>();
  const sizeOf = async (path: string) =>
    sharp(Buffer.from(await (await fetch(site + path)).arrayBuffer())).metadata();
  return {
    /** Whether the original has more pixels of what the frame shows than the chosen rendition. */
    async hasMore({ address, naturalWidth }: ShownPicture): Promise<boolean> {
      const { pathname, searchParams } = new URL(address, site);
      if (!sizes.has(pathname)) sizes.set(pathname, sizeOf(pathname));
      const original = await sizes.get(pathname)!;
      const shape = searchParams.get('s') as Shape | null;
      const crop = shape && cropTo(original, shape);
      return naturalWidth < (crop ? regionOf(original, crop).width : original.width);
    },
  };
}
