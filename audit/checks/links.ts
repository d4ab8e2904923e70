import { limitParallel } from '#app/core/flow/limit-parallel.ts';
import { withinSite } from '../address.ts';
import type { Finding } from '../finding.ts';
import type { PlainPage } from '../plain-page.ts';

interface Target {
  /** The page on which the link was first found. */
  from: string;
  fragments: Map<string, string>;
}

/**
 * Everything on this site that a page links to or shows must exist, and a fragment must name an element of
 * its page. `everySize` also requests each size of each picture, which is rendered on first request.
 */
export async function checkLinks(
  site: string,
  pages: PlainPage[],
  { everySize }: { everySize: boolean },
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const targets = new Map<string, Target>();
  for (const page of pages) {
    for (const { href, raw } of page.links) {
      if (raw === '' || raw === '#' || /^javascript:/i.test(raw))
        findings.push({ check: 'links', where: page.address, what: `a link without a target: "${raw}"` });
      else meet(page.address, href);
    }
    for (const href of [...page.sources, ...page.filtered]) meet(page.address, href);
  }

  const auditedPages = new Map(pages.map((page) => [page.address, page]));
  const fetches = limitParallel(4);
  await Promise.all([...targets].map(([address, target]) => fetches.run(() => checkTarget(address, target))));
  return findings;

  function meet(from: string, href: string): void {
    const address = withinSite(site, href);
    if (address === undefined) return;
    const key = everySize ? address : oneSize(address);
    const target = targets.get(key) ?? { from, fragments: new Map<string, string>() };
    targets.set(key, target);
    const fragment = decodeURIComponent(new URL(href).hash.slice(1));
    if (fragment && !target.fragments.has(fragment)) target.fragments.set(fragment, from);
  }

  async function checkTarget(address: string, { from, fragments }: Target): Promise<void> {
    const page = auditedPages.get(address);
    const found = page ? { status: page.status, html: page.html, to: '' } : await ask(address);
    // A page that is meant to be missing may refer to itself and its own parts.
    const isItself = page?.address === from;
    if (found.to)
      findings.push({
        check: 'note',
        where: from,
        what: `links to ${address}, which redirects to ${found.to}`,
      });
    else if (found.status !== 200 && !isItself)
      findings.push({ check: 'links', where: from, what: `${address} answers ${found.status}` });
    for (const [fragment, where] of fragments) {
      if (fragment !== 'top' && !found.html.includes(` id="${fragment}"`))
        findings.push({ check: 'links', where, what: `${address}#${fragment}: no such element` });
    }
  }

  async function ask(address: string): Promise<{ status: number; html: string; to: string }> {
    const answer = await fetch(site + address, { redirect: 'manual' });
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    const to = answer.status >= 300 && answer.status < 400 ? (answer.headers.get('location') ?? '') : '';
    if (to) {
      const next = withinSite(site, new URL(to, site).href);
      return next ? { ...(await ask(next)), to } : { status: 200, html: '', to };
    }
    if (isPage) return { status: answer.status, html: await answer.text(), to: '' };
    await answer.arrayBuffer();
    return { status: answer.status, html: '', to: '' };
  }
}

/** Sizes and formats of one picture count as the same. */
const oneSize = (address: string) =>
  address.startsWith('/api/image/') ? address.replace(/\?w=\d+&f=\w+$/, '?w=160&f=jpeg') : address;
