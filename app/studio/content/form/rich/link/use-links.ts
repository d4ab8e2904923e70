import { useEffect, useState } from 'react';
import { studioHref } from '#app/access/studio-addresses.ts';
import type { OfferedLink } from '#app/studio/content/links/find-links.server.ts';
import type { OfferedLinks } from '#app/studio/content/links/links-page.tsx';
import type { LibraryChoice, OfferedFile } from '#app/studio/library/choice-page.tsx';

export type Searched = 'pages' | 'items' | 'papers';

export interface Offer {
  key: string;
  title: string;
  about: string;
  isLive: boolean;
  href: string;
  paper?: OfferedFile;
}

/** Searches after a pause in typing. */
const PAUSE = 250;

export function useLinks(of: Searched, q: string) {
  const [state, setState] = useState<{ searchKey: string; offers: Offer[]; failed: boolean }>();
  const searchKey = `${of} ${q}`;
  useEffect(() => {
    const { signal, abort } = controller();
    const timer = setTimeout(
      async () => {
        const offers = await fetchOffers(of, q, signal);
        if (!signal.aborted)
          setState({ searchKey: `${of} ${q}`, offers: offers ?? [], failed: offers === undefined });
      },
      q ? PAUSE : 0,
    );
    return () => {
      clearTimeout(timer);
      abort();
    };
  }, [of, q]);
  const isNew = state?.searchKey === searchKey;
  return { isLooking: !isNew, failed: isNew && state.failed, offers: isNew ? state.offers : [] };
}

function controller() {
  const made = new AbortController();
  return { signal: made.signal, abort: () => made.abort() };
}

async function fetchOffers(of: Searched, q: string, signal: AbortSignal): Promise<Offer[] | undefined> {
  const query = { q: q || undefined };
  if (of === 'papers') {
    const choice = await fetchJson<LibraryChoice>(
      studioHref('libraryChoice', { tab: 'papers', ...query }),
      signal,
    );
    return choice?.files.map(paperOffer);
  }
  const found = await fetchJson<OfferedLinks>(studioHref('links', { of, ...query }), signal);
  return found?.links.map(linkOffer);
}

const paperOffer = (paper: OfferedFile): Offer => ({
  key: paper.mediaId,
  title: paper.alt || paper.called,
  about: paper.alt ? paper.called : '',
  isLive: true,
  href: `paper:${paper.mediaId}`,
  paper,
});

const linkOffer = ({ href, title, about, state }: OfferedLink): Offer => ({
  key: `${href} ${title}`,
  title,
  about,
  isLive: state === 'live',
  href,
});

async function fetchJson<Answer>(address: string, signal: AbortSignal): Promise<Answer | undefined> {
  try {
    const response = await fetch(address, { signal });
    const isJson = response.headers.get('content-type')?.includes('json');
    return response.ok && isJson ? ((await response.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}
