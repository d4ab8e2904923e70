import { profileAddress } from '#app/studio/content/types/addresses.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useSearchParams } from 'react-router';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { studioHref } from '#app/access/studio-addresses.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { pages } from '#app/features/pages/content-type.ts';
import { leadership } from '#app/features/leadership/content-type.ts';
import { contentHref, itemName, contentTypeName } from './content-href.ts';
import type { Dashboard } from './load-dashboard.server.ts';
import { useTranslationHref } from '#app/studio/languages/translation-href.ts';
import { DeadLinksRow } from './dead-links/dead-links-row.tsx';
import type { IconName } from '../kit/icon.tsx';
import { List } from '../kit/list.tsx';
import { Pane, TaskRow } from './pane.tsx';

type MissingPaneProps = Pick<Dashboard, 'missing' | 'mayEditProfile'>;

/** Missing content, each with a link to add it. */
export function MissingPane({ missing, mayEditProfile }: MissingPaneProps) {
  const words = useStudioWords();
  const paneWords = words.dashboard.missing;
  const translationHref = useTranslationHref();
  const [search] = useSearchParams();
  const rows = missing ? rowsOf(missing, { mayEditProfile, words, translationHref }) : [];
  const count = rows.length + (missing?.deadLinks.length ?? 0);
  return (
    <Pane title={paneWords.title} count={count} part={missing}>
      {({ deadLinks }) => (
        <>
          <Outcome done={search.get('done') === 'links-known' ? paneWords.linksDismissed : undefined} />
          {count === 0 ? (
            <p>{paneWords.none}</p>
          ) : (
            <List>
              {deadLinks.map((linking) => (
                <DeadLinksRow
                  key={`${linking.type} ${linking.id}`}
                  linking={linking}
                  mayEditProfile={mayEditProfile}
                />
              ))}
              {rows.map(({ key, ...row }) => (
                <TaskRow key={key} {...row} />
              ))}
            </List>
          )}
        </>
      )}
    </Pane>
  );
}

interface RowOptions {
  mayEditProfile: boolean;
  words: StudioWords;
  translationHref: ReturnType<typeof useTranslationHref>;
}

function rowsOf(
  missing: NonNullable<Dashboard['missing']>,
  { mayEditProfile, words, translationHref }: RowOptions,
) {
  const paneWords = words.dashboard.missing;
  const fields = missing.placeholders.map((field) => paneWords.fields[field]).join(', ');
  return [
    ...(missing.untouchedPages > 0
      ? [
          {
            key: 'untouched',
            icon: 'pages' as IconName,
            title: paneWords.untouched(missing.untouchedPages),
            hint: paneWords.untouchedHelp,
            href: `${contentHref(pages.name)}?begun=1`,
            fix: paneWords.see,
          },
        ]
      : []),
    ...olderRows(missing.older, { words, translationHref }),
    ...missing.withoutWords.map(({ type, id, title, pictures }) => ({
      key: `${type} ${id}`,
      icon: 'image' as IconName,
      title: paneWords.withoutWords(pictures),
      hint: `${contentTypeName(words, type)}: ${title}`,
      href: contentHref(type, id),
      fix: paneWords.describe,
    })),
    ...missing.emptyAlbums.map(({ id, title }) => ({
      key: `empty ${id}`,
      icon: 'images' as IconName,
      title: paneWords.emptyAlbum,
      hint: title,
      href: contentHref(albums.name, id),
      fix: paneWords.add,
    })),
    ...missing.leadership.map(({ category, id, lacks }) => {
      const [title, hint] = {
        message: [paneWords.leadershipMessage(category), paneWords.leadershipMessageHelp],
        portrait: [paneWords.leadershipPortrait(category), paneWords.leadershipPortraitHelp],
        truth: [paneWords.leadershipSample(category), paneWords.leadershipSampleHelp],
      }[lacks];
      const href = contentHref(leadership.name, id);
      return {
        key: `${category} ${lacks}`,
        icon: 'quote' as IconName,
        title,
        hint,
        href,
        fix: paneWords.write,
      };
    }),
    ...(missing.placeholders.length > 0
      ? [
          {
            key: 'profile',
            icon: 'school' as IconName,
            title: paneWords.placeholders(missing.placeholders.length),
            hint: mayEditProfile ? fields : paneWords.forAdministrator(fields),
            href: mayEditProfile ? profileAddress() : undefined,
            fix: paneWords.fill,
          },
        ]
      : []),
  ];
}

/** One by one while they are few; otherwise a link to all of them. */
function olderRows(
  { count, latest }: NonNullable<Dashboard['missing']>['older'],
  { words, translationHref }: Omit<RowOptions, 'mayEditProfile'>,
) {
  const { languages } = words;
  const rows = latest.map(({ type, id, title, from, into, changes }) => ({
    key: `older ${type} ${id} ${into}`,
    icon: 'languages' as IconName,
    title: languages.olderNow(languages.names[into], changes),
    hint: `${contentTypeName(words, type)}: ${itemName(words, { type, id, title })}`,
    href: translationHref({ type, id, from, into }, 'older'),
    fix: words.dashboard.missing.update,
  }));
  if (count <= latest.length) return rows;
  const more = {
    key: 'older',
    icon: 'languages' as IconName,
    title: words.dashboard.missing.moreOlder(count - latest.length),
    hint: languages.title,
    href: studioHref('languages', { show: 'older' }),
    fix: words.dashboard.missing.see,
  };
  return [...rows, more];
}
