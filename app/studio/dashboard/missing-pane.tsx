import { studioHref } from '#app/access/studio-addresses.ts';
import { contentHref } from './content-href.ts';
import styles from './dashboard.module.css';
import type { Dashboard } from './load-dashboard.server.ts';
import { Pane, Row } from './pane.tsx';
import { words } from './words.ts';

type MissingPaneProps = Pick<Dashboard, 'missing' | 'mayEditProfile'>;

/** What families would miss, each with the place where it is put right. */
export function MissingPane({ missing, mayEditProfile }: MissingPaneProps) {
  const said = words.missing;
  const rows = missing ? rowsOf(missing, mayEditProfile) : [];
  return (
    <Pane id="missing" title={said.title} count={rows.length} part={missing}>
      {() =>
        rows.length === 0 ? (
          <p>{said.none}</p>
        ) : (
          <ul className={styles.rows} role="list">
            {rows.map(({ key, ...row }) => (
              <Row key={key} {...row} />
            ))}
          </ul>
        )
      }
    </Pane>
  );
}

function rowsOf(missing: NonNullable<Dashboard['missing']>, mayEditProfile: boolean) {
  const said = words.missing;
  return [
    ...missing.withoutWords.map(({ table, id, title, pictures }) => ({
      key: `${table} ${id}`,
      title: said.withoutWords(pictures),
      hint: `${words.types[table]}: ${title}`,
      href: contentHref(table, id),
      fix: said.write,
    })),
    ...missing.emptyAlbums.map(({ id, title }) => ({
      key: `empty ${id}`,
      title: said.emptyAlbum,
      hint: title,
      href: contentHref('albums', id),
      fix: said.add,
    })),
    ...missing.leadership.map(({ category, id, lacks }) => {
      const [title, hint] = {
        message: [said.leadershipMessage(category), said.leadershipMessageHelp],
        portrait: [said.leadershipPortrait(category), said.leadershipPortraitHelp],
        truth: [said.leadershipSample(category), said.leadershipSampleHelp],
      }[lacks];
      const href = contentHref('leadership_messages', id);
      return { key: `${category} ${lacks}`, title, hint, href, fix: said.write };
    }),
    ...(missing.placeholders.length > 0
      ? [
          {
            key: 'profile',
            title: said.placeholders(missing.placeholders.length),
            hint: `${missing.placeholders.map((field) => said.fields[field]).join(', ')}${
              mayEditProfile ? '' : ` (${said.askAdministrator})`
            }`,
            href: mayEditProfile ? studioHref('profile') : undefined,
            fix: said.fill,
          },
        ]
      : []),
  ];
}
