import type { Context, MiddlewareHandler } from 'hono';
import { type Address, readAddress, readOwnPagePath, spellingOf } from '#app/addresses.ts';
import { findOwnPageAddress } from '#app/features/pages/own/addresses.server.ts';
import { findImportedId } from '#app/publishing/items/imported-id.server.ts';
import { RENDITION_FORMATS, RENDITION_WIDTHS } from '#app/media/picture.ts';
import type { AppEnv } from '#server/app-env.ts';
import type { CachedAs } from '#server/pages/proxy-freshness.ts';

/**
 * A page has one address, byte for byte, and only there may a front keep it. Any other spelling leads to it for good; with
 * what others hang on links it is the page itself, so that nobody who comes from a chat waits twice.
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

/** Of an album or a story that came along from the school's former website, by a name that ours do not have. */
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

/** Of a page that the school added. Former addresses lead to where it is now. */
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
    // Whether there is such a page is not known: the page itself will find the same, and tell.
    return { ...named(requestedPath), spelling: 'appended' };
  }
}

/** The same for what has no parameters: a file, a feed, a card. An answer means that it is elsewhere. */
export function settleAddress(c: Context<AppEnv>, path: string, as: CachedAs): Response | undefined {
  const canonical = c.var.services.site.localHref(path);
  const spelling = spellingOf(c.var.target.sent, canonical);
  if (spelling === 'other') return leadTo(c, canonical);
  if (spelling === 'canonical') c.set('keptAs', as);
  return undefined;
}

/**
 * And for a picture, whose address is its path with `w` and `f` alone. What these cannot be is the API's to tell. An
 * answer to somebody who shows a cookie, or names a school, is for them alone.
 */
export const canonicalPicture: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!['GET', 'HEAD'].includes(c.req.method) || !/^[\w./-]+$/.test(c.req.path)) return next();
  const { w, f } = c.req.query();
  const isRendition = RENDITION_WIDTHS.some((width) => width === Number(w)) && isFormat(f);
  if (!isRendition && (w !== undefined || f !== undefined)) return next();
  const elsewhere = settleAddress(c, c.req.path + (isRendition ? `?w=${Number(w)}&f=${f}` : ''), 'picture');
  if (c.req.header('cookie') ?? c.req.header('schoolcode')) c.set('keptAs', undefined);
  return elsewhere ?? next();
};

const isFormat = (f: string | undefined) => RENDITION_FORMATS.some((format) => format === f);

/** Not to be kept: it would take a place for every way to write an address. */
const leadTo = (c: Context<AppEnv>, address: string) =>
  c.body(null, 308, { location: address, 'cache-control': 'no-store' });
