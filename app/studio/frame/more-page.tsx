import { Form, useLocation } from 'react-router';
import type { Route } from './+types/more-page.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { initials } from '#app/core/text/initials.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { SendButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import layout from '../kit/layout.module.css';
import { List, Row, RowActions, RowFace, RowIcon, RowMeta, RowText } from '../kit/list.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { Section } from '../kit/section.tsx';
import { useStudioWords } from '../words/words.ts';
import { EntryList } from './entry-list.tsx';
import { useFrameData } from './frame-data.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { menuPlaces } from './menu.ts';
import { studioMeta } from './studio-meta.ts';

export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'studio.enter');
  return null;
}

export const meta: Route.MetaFunction = studioMeta((words) => words.more);

/** On a phone: everything that has no place in the bar. */
export default function MorePage() {
  const words = useStudioWords();
  const { pathname } = useLocation();
  const { name, menu = [] } = useFrameData() ?? {};
  const places = menuPlaces(words, menu, pathname);
  const ofWebsite = places.filter(({ group }) => group === 'website');
  return (
    <div className={layout.page}>
      <PageHeader title={words.more} />
      <List>
        <Row>
          <RowFace>{initials(name ?? '')}</RowFace>
          <RowText
            title={
              <>
                {name}
                <span className="unseen">: {words.account.title}</span>
              </>
            }
            to={studioHref('account')}
          >
            <RowMeta>{words.account.title}</RowMeta>
          </RowText>
          <Icon name="chevron-right" className={layout.quiet} />
        </Row>
        <Row>
          <RowIcon>
            <Icon name="external-link" />
          </RowIcon>
          <RowText title={words.toSite} to="/" reloadDocument />
        </Row>
        <Row>
          <RowIcon>
            <Icon name="languages" />
          </RowIcon>
          <RowText title={words.language} />
          <RowActions>
            <LanguageSwitch />
          </RowActions>
        </Row>
      </List>
      <div className={`${layout.cols} ${layout.even}`}>
        <Section title={words.menuGroups.website}>
          <EntryList entries={ofWebsite.flatMap(({ entries }) => entries)} />
        </Section>
        {places
          .filter(({ hasIndex }) => hasIndex)
          .map(({ title, href, entries }) => (
            <Section key={href} title={title}>
              <EntryList entries={entries} />
            </Section>
          ))}
      </div>
      <Form method="post" action={studioHref('signOut')} className={layout.stack}>
        <SendButton icon={<Icon name="log-out" />}>{words.signOut}</SendButton>
      </Form>
    </div>
  );
}
