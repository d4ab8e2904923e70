import { Form, Link } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { PROFILE } from '#app/platform/content/school-items.ts';
import { warningKey } from '#app/publishing/checks/publish-warning.ts';
import type { ItemWithDeadLinks } from '#app/publishing/outside-links/dead-links.server.ts';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useWords } from '#app/words/words.ts';
import { contentHref, itemName, contentTypeName } from '../content-href.ts';
import styles from '../dashboard.module.css';
import own from './dead-links.module.css';

interface DeadLinksRowProps {
  linking: ItemWithDeadLinks;
  mayEditProfile: boolean;
}

/** The dead links of one document, a link to its form, and a button to confirm that they are fine. */
export function DeadLinksRow({ linking, mayEditProfile }: DeadLinksRowProps) {
  const studioWords = useStudioWords();
  const words = studioWords.dashboard.missing;
  const { dates } = useWords();
  const { type, id, dead } = linking;
  const isProfile = type === PROFILE;
  const name = isProfile
    ? itemName(studioWords, linking)
    : `${contentTypeName(studioWords, type)}: ${itemName(studioWords, linking)}`;
  const href = `${contentHref(type, id)}#field-${dead[0]!.field}`;
  const maySettle = !isProfile || mayEditProfile;
  return (
    <li className={`${styles.row} ${own.row}`}>
      <div className={styles.about}>
        <b>{words.deadLinks(dead.length)}</b>
        <span>{maySettle ? name : words.forAdministrator(name)}</span>
        <ul role="list" className={own.links}>
          {dead.map((link) => (
            <li key={warningKey(link)}>
              <a href={link.what} rel="noreferrer">
                {link.what}
              </a>{' '}
              <span>{words.nothingThereOn(dates.day(link.on!))}</span>
            </li>
          ))}
        </ul>
      </div>
      {maySettle && (
        <div className={own.ways}>
          <Form method="post" action={studioHref('deadLinks')}>
            <input type="hidden" name="type" value={type} />
            <input type="hidden" name="id" value={id} />
            {dead.map((link) => (
              <input key={warningKey(link)} type="hidden" name="mark" value={warningKey(link)} />
            ))}
            <SendButton className={own.known}>
              {words.ignore}
              <span className="unseen">: {name}</span>
            </SendButton>
          </Form>
          <Link className={styles.fix} to={href}>
            {words.fix}
            <span className="unseen">: {name}</span>
          </Link>
        </div>
      )}
    </li>
  );
}
