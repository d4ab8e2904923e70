import { studioHref } from '#app/access/studio-addresses.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { Frame, type FramePlace, frameStyles, SchoolMark } from '../kit/frame.tsx';
import { AnchorButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import layout from '../kit/layout.module.css';
import type { TaskHandle } from '../kit/page-header.tsx';
import { useEditLink } from '../edit/edit-link.ts';
import { SearchButton } from '../search/search-button.tsx';
import { useStudioWords } from '../words/words.ts';
import { AccountMenu } from './account-menu.tsx';
import { ConnectionTrouble } from './connection-trouble.tsx';
import { type FrameData } from './frame-data.ts';
import { type MenuPlace, menuPlaces } from './menu.ts';

interface StudioFrameProps extends FrameData {
  /** In place of a page that failed: never a task, so that there is a way out. */
  isTrouble?: boolean;
  children: ReactNode;
}

export function StudioFrame({ isTrouble = false, children, ...data }: StudioFrameProps) {
  const words = useStudioWords();
  const { pathname } = useLocation();
  useEditLink();
  useTypedEarly();
  const main = useFocusInMain(pathname);
  const task = useTask();
  const places = menuPlaces(words, data.menu, pathname).map((place) => ({
    ...place,
    count: place.name === 'enquiries' ? { number: data.newEnquiries, name: words.newOnes } : undefined,
  }));
  return (
    <>
      <Frame
        skip={words.skipToMain}
        task={isTrouble ? undefined : task}
        menuName={words.menu}
        groups={[undefined, 'families', 'website', 'office'].map((group) => ({
          name: group && words.menuGroups[group as 'families'],
          places: places.filter((place) => place.group === group).map(asFramePlace),
        }))}
        bar={barOf(places, { name: words.more, pathname })}
        main={main}
        top={
          <>
            <a className={frameStyles.mark} href={studioHref('dashboard')}>
              <SchoolMark {...data.school} studio={words.studio} />
            </a>
            <SearchButton />
            <div className={frameStyles.end}>
              <AnchorButton
                kind="quiet"
                icon={<Icon name="external-link" />}
                className={`${frameStyles.aside} ${layout.onlyDesk}`}
                href="/"
              >
                {words.toSite}
              </AnchorButton>
              {/* Closes when the page changes. */}
              <AccountMenu key={pathname} {...data} />
            </div>
          </>
        }
      >
        {children}
      </Frame>
      <ConnectionTrouble />
    </>
  );
}

const useTask = () =>
  (useMatches() as { handle?: TaskHandle }[]).findLast(({ handle }) => handle?.task)?.handle?.task;

type CountedPlace = MenuPlace & Pick<FramePlace, 'count'>;

const asFramePlace = ({
  title,
  href,
  icon,
  isCurrent,
  count,
  hasIndex,
  entries,
}: CountedPlace): FramePlace => ({
  name: title,
  href,
  icon,
  isCurrent,
  count,
  parts: hasIndex ? entries : undefined,
});

/** On a phone: the first four places, and the page with the others. */
const SHOWN = 4;

function barOf(places: CountedPlace[], more: { name: string; pathname: string }): FramePlace[] {
  const href = studioHref('more');
  const shown = places.slice(0, SHOWN).map((place) => ({ ...asFramePlace(place), parts: undefined }));
  const isCurrent = more.pathname === href || places.slice(SHOWN).some((place) => place.isCurrent);
  return [...shown, { name: more.name, href, icon: 'menu', isCurrent }];
}

/**
 * After a press in the menu the focus would stay there, or be lost: keyboard users would have to tab through the
 * rest of the menu.
 */
function useFocusInMain(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/**
 * On a slow connection people type before the scripts run: events are dispatched for the fields' current
 * values, so that they are saved and measured. Not after a reload or Back, when the browser restores values
 * that may be older than what is saved.
 */
function useTypedEarly(): void {
  useEffect(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (load?.type !== 'navigate') return;
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_INTO))
      if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
}

const TYPED_INTO =
  'main :is(textarea, input:not([type="hidden"], [type="file"], [type="checkbox"], [type="radio"]))';
