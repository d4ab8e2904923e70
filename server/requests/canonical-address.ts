import type { Context, MiddlewareHandler } from 'hono';
import { type Address, readAddress, readOwnPagePath, spellingOf } from '#app/addresses.ts';
import { findOwnPageAddress } from '#app/features/pages/own/addresses.server.ts';
import { findImportedId } from '#app/publishing/items/imported-id.server.ts';
import { cropQuery, MIDDLE, type Shape, SHAPES } from '#app/media/crop.ts';
import { FOCUS_STEP } from '#app/media/focus.ts';
import { RENDITION_FORMATS, RENDITION_WIDTHS } from '#app/media/picture.ts';
import type { AppEnv } from '#server/app-env.ts';
import type { CachedAs } from '#server/pages/proxy-freshness.ts';

/**
 * Each page has exactly one address, and only there may a proxy cache it. Any other spelling redirects to it
 * permanently; tracking parameters of other sites show the page without a redirect, so that visitors from a
 * chat do not wait twice.
 */
export const canonicalAddress: MiddlewareHandler<AppEnv> = async (c, next) => {
  const address = readAddress(c.var.target) ?? (await ownAddress(c));
  if (!address) return next();
  c.set('address', address);
  if (address.spelling === 'other') return leadTo(c, address.canonical);
  if (address.spelling === 'canonical') c.set('keptAs', 'page');
  const former = address.spelling === 'nowhere' ? await formerItem(c, address) : undefined;
  return former ? leadTo(c, former) : next();
};

const LONGEST_OLD_ID = 200;

/** The address of an album or story on the school's former website, whose ids differ from ours. */
async function formerItem(c: Context<AppEnv>, { page }: Address): Promise<string | undefined> {
  const remoteId = c.req.query('id') ?? '';
  const contentType = page.name === 'album' ? 'albums' : page.name === 'news' ? 'news' : undefined;
  if (!contentType || remoteId === '' || remoteId.length > LONGEST_OLD_ID) return undefined;
  const { services } = c.var;
  const { schoolCode } = services.site;
  const id = await findImportedId(services.database.reads, { schoolCode, contentType, remoteId }).catch(
    () => undefined,
  );
  return id && services.site.hrefOf(contentType === 'albums' ? 'album' : 'news', { id });
}

/** The address of a page that the school added. Former addresses redirect to the current one. */
async function ownAddress(c: Context<AppEnv>): Promise<Address | undefined> {
  const { services, target } = c.var;
  const requestedPath = readOwnPagePath(target.path);
  if (!requestedPath) return undefined;
  const named = (address: string): Omit<Address, 'spelling'> => ({
    page: { name: 'ownPage', path: address, search: [] },
    canonical: services.site.localHref(address),
    language: target.language,
    withoutLanguage: address,
  });
  try {
    const ownPage = await findOwnPageAddress(services, services.site.schoolCode, requestedPath);
    if (!ownPage) return undefined;
    const address = named(ownPage.address);
    return { ...address, spelling: spellingOf(target.sent, address.canonical) };
  } catch {
    // It is unknown whether the page exists; the page itself will find out and report it.
    return { ...named(requestedPath), spelling: 'appended' };
  }
}

/**
 * The same for addresses without parameters: a file, a feed, a card. Returns a redirect if the address is
 * another one.
 */
export function settleAddress(c: Context<AppEnv>, path: string, as: CachedAs): Response | undefined {
  const canonical = c.var.services.site.localHref(path);
  const spelling = spellingOf(c.var.target.sent, canonical);
  if (spelling === 'other') return leadTo(c, canonical);
  if (spelling === 'canonical') c.set('keptAs', as);
  return undefined;
}

/**
 * The same for a picture, whose address is its path with `w` and `f`, and for a part of the picture `s`
 * and `p`. Invalid values are left to the API, and so is which part is shown now. A response to a request with a cookie or a school header is for that client only.
 */
export const canonicalPicture: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!['GET', 'HEAD'].includes(c.req.method) || !/^[\w./-]+$/.test(c.req.path)) return next();
  const { w, f, s, p } = c.req.query();
  const isRendition = RENDITION_WIDTHS.some((width) => width === Number(w)) && isFormat(f) && isCrop(s, p);
  if (!isRendition && [w, f, s, p].some((value) => value !== undefined)) return next();
  const crop = s === undefined ? undefined : { shape: s as Shape, at: Number(p ?? MIDDLE) };
  const form = isRendition ? `?w=${Number(w)}&f=${f}${cropQuery(crop)}` : '';
  const elsewhere = settleAddress(c, c.req.path + form, 'picture');
  if (c.req.header('cookie') ?? c.req.header('schoolcode')) c.set('keptAs', undefined);
  return elsewhere ?? next();
};

const isFormat = (f: string | undefined) => RENDITION_FORMATS.some((format) => format === f);
const isCrop = (s: string | undefined, p: string | undefined) =>
  s === undefined
    ? p === undefined
    : SHAPES.some((shape) => shape === s) && (p === undefined || POINTS.includes(Number(p)));
const POINTS = Array.from({ length: 100 / FOCUS_STEP + 1 }, (_, step) => step * FOCUS_STEP);

/** Not cached: every spelling of an address would take up space. */
const leadTo = (c: Context<AppEnv>, address: string) =>
  c.body(null, 308, { location: address, 'cache-control': 'no-store' });
