import { Form } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { PROFILE } from '#app/platform/content/school-items.ts';
import { warningKey } from '#app/publishing/checks/publish-warning.ts';
import type { ItemWithDeadLinks } from '#app/publishing/outside-links/dead-links.server.ts';
import { LinkButton, SendButton } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { Row, RowActions, RowIcon, RowMeta, RowText } from '#app/studio/kit/list.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useWords } from '#app/words/words.ts';
import { contentHref, itemName, contentTypeName } from '../content-href.ts';

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
    <Row wraps>
      <RowIcon>
        <Icon name="link" />
      </RowIcon>
      <RowText title={words.deadLinks(dead.length)} isWhole>
        <RowMeta>{maySettle ? name : words.forAdministrator(name)}</RowMeta>
        {dead.map((link) => (
          <RowMeta key={warningKey(link)}>
            <a href={link.what} rel="noreferrer">
              {link.what}
            </a>{' '}
            <span>{words.nothingThereOn(dates.day(link.on!))}</span>
          </RowMeta>
        ))}
      </RowText>
      {maySettle && (
        <RowActions>
          <Form method="post" action={studioHref('deadLinks')}>
            <input type="hidden" name="type" value={type} />
            <input type="hidden" name="id" value={id} />
            {dead.map((link) => (
              <input key={warningKey(link)} type="hidden" name="mark" value={warningKey(link)} />
            ))}
            <SendButton kind="quiet">
              {words.ignore}
              <span className="unseen">: {name}</span>
            </SendButton>
          </Form>
          <LinkButton to={href}>
            {words.fix}
            <span className="unseen">: {name}</span>
          </LinkButton>
        </RowActions>
      )}
    </Row>
  );
}
