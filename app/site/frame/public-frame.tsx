import type { ComponentProps, ReactNode } from 'react';
import { pageAddress } from '#app/addresses.ts';
import { useLocalHref } from '#app/links.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { type ListHeads, ListHeadsContext } from '#app/publishing/lists/list-head.ts';
import { useWords } from '#app/words/words.ts';
import { MenuContext } from './menu.ts';
import { PreparationBar } from './preparation-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export { NotFound } from '../not-found.tsx';

interface PublicBodyProps {
  /** Undefined on the error page of a site that cannot reach its database. */
  data:
    | (Pick<RequestContext, 'preview' | 'isInPreparation'> & {
        location: ComponentProps<typeof SiteHeader>['location'];
        schoolName: string;
        siteUrl: string;
        lists: ListHeads | undefined;
        frame: PublicFrameData | undefined;
      })
    | undefined;
  /** Above a preview. */
  bar: ReactNode;
  children: ReactNode;
}

interface PublicFrameData extends ComponentProps<typeof SiteFooter> {
  menu: ComponentProps<typeof MenuContext>['value'];
  address: string | undefined;
  languageLinkAddress: string | undefined;
}

/**
 * The body of a page of the site. Only the server renders it: in browsers, where the studio alone runs,
 * `public-frame.browser.tsx` takes its place, see `package.json`.
 */
export function PublicBody({ data, bar, children }: PublicBodyProps) {
  const words = useWords();
  const localHref = useLocalHref();
  const frame = data?.frame;
  return (
    <MenuContext value={frame?.menu}>
      <body>
        <a className="skip" href="#main">
          {words.skipToMain}
        </a>
        {bar}
        {data?.isInPreparation && !data.preview && <PreparationBar />}
        <SiteHeader
          school={frame?.school}
          location={data?.location ?? { path: '', isItem: false }}
          address={frame?.languageLinkAddress ?? pageAddress('home')}
        />
        {data && <p className="on-paper">{data.schoolName}</p>}
        <main id="main" tabIndex={-1}>
          <ListHeadsContext value={data?.lists}>{children}</ListHeadsContext>
        </main>
        {frame && <SiteFooter {...frame} />}
        {data && frame?.address && <p className="on-paper">{data.siteUrl + localHref(frame.address)}</p>}
      </body>
    </MenuContext>
  );
}
