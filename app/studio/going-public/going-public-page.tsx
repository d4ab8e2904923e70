import { studioHref } from '#app/access/studio-addresses.ts';
import { mayDo } from '#app/access/permissions.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { pageAddress } from '#app/addresses.ts';
import { listUnconfirmedPages } from '#app/features/pages/unedited-pages.server.ts';
import { pages } from '#app/features/pages/content-type.ts';
import {
  showChecklist,
  findSchoolSetup,
  goPublic,
  hideChecklist,
} from '#app/features/school/setup.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Form, useSearchParams } from 'react-router';
import { loadFirstHour } from '../dashboard/first-hour/load-first-hour.server.ts';
import { stepHref } from '../dashboard/first-hour/step-href.ts';
import { firstHourSteps } from '../dashboard/first-hour/steps.ts';
import { TaskRow } from '../dashboard/pane.tsx';
import { List } from '../kit/list.tsx';
import { Outcome } from '../form/footer/outcome.tsx';
import { studioMeta } from '../frame/studio-meta.ts';
import type { Route } from './+types/going-public-page.ts';
import { Banner } from '../kit/banner.tsx';
import { AnchorButton, SendButton } from '../kit/button.tsx';
import { Problem } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';
import layout from '../kit/layout.module.css';
import { PageHeader } from '../kit/page-header.tsx';
import { Section } from '../kit/section.tsx';
import { Toggle } from '../kit/toggle.tsx';
import { doneAt, refuse, studioAction } from '#app/studio/form/studio-action.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { schoolCode, role } = requirePermission(context, 'studio.enter');
  const { services, now } = context.get(requestContext);
  const db = services.database.reads;
  const [{ isPublic }, untouched] = await Promise.all([
    findSchoolSetup(db, schoolCode),
    listUnconfirmedPages(db, schoolCode),
  ]);
  const hasMailServer = services.mailer.goesTo === 'recipients';
  return {
    isPublic,
    untouched: untouched.length,
    firstHour: await loadFirstHour(db, { schoolCode, now, untouched, hasMailServer }),
    may: { editProfile: mayDo(role, 'profile.edit'), managePeople: mayDo(role, 'people.manage') },
    mayOpenSite: mayDo(role, 'site.open'),
  };
}

export const action = studioAction('goingPublic', {
  defaultIntent: 'open',
  intents: {
    async 'put-away'({ services, staff, now }) {
      await hideChecklist(services.database.writes, { staff, now });
      return doneAt(studioHref('dashboard', { done: 'put-away' }));
    },
    async 'bring-back'({ services, staff, now }) {
      await showChecklist(services.database.writes, { staff, now });
      return doneAt(studioHref('dashboard', { done: 'bring-back' }));
    },
    async open({ services, staff, now, form, requireProof }) {
      if (form.get('agree') !== 'yes') return refuse({ mustAgree: true });
      await requireProof('site.open');
      await goPublic(services.database.writes, { staff, now });
      return doneAt(studioHref('goingPublic', { done: 'public' }));
    },
  },
});

export const meta = studioMeta((words) => words.goingPublic.title);

/** Open tasks are counted, but do not prevent going public. */
export default function GoingPublicPage({ loaderData, actionData }: Route.ComponentProps) {
  const { goingPublic: words, firstHour: hour } = useStudioWords();
  const { isPublic, untouched, firstHour, may, mayOpenSite } = loaderData;
  const [search] = useSearchParams();
  const mustAgree = actionData?.mustAgree === true;
  const open = firstHourSteps.filter((step) => !firstHour.done[step]);
  return (
    <div className={`${layout.page} ${layout.narrow}`}>
      <PageHeader
        title={words.title}
        actions={
          <AnchorButton icon={<Icon name="external-link" />} href={pageAddress('home')}>
            {words.site}
          </AnchorButton>
        }
      />
      <Banner kind={isPublic ? 'good' : 'warn'} icon={isPublic ? 'globe' : 'eye-off'} role="status">
        <p>
          <b>{isPublic ? words.isPublic : words.notGone}</b>{' '}
          {isPublic ? words.isPublicText : words.notYetText}
        </p>
      </Banner>
      <Section title={words.stillOpen}>
        {open.length === 0 && untouched === 0 ? (
          <p>{words.nothingOpen}</p>
        ) : (
          <List>
            {untouched > 0 && (
              <TaskRow
                icon="pages"
                title={words.untouched(untouched)}
                hint={words.untouchedHelp}
                href={`${studioHref('contentList', { type: pages.name })}?begun=1`}
                fix={words.see}
              />
            )}
            {open.map((step) => (
              <TaskRow
                key={step}
                icon="school"
                title={hour.steps[step].name}
                hint={hour.steps[step].why}
                href={stepHref(step, firstHour, may)}
                fix={words.doIt}
              />
            ))}
          </List>
        )}
      </Section>
      {!isPublic && !mayOpenSite && <p>{words.onlyAdministrators}</p>}
      {isPublic && <Outcome done={search.get('done') === 'public' ? words.wentPublic : undefined} />}
      {!isPublic && mayOpenSite && (
        <Form method="post" className={`${layout.stack} ${layout.tight}`} preventScrollReset>
          {mustAgree && <Problem id="agree-error">{words.mustAgree}</Problem>}
          <Toggle
            id="field-agree"
            name="agree"
            value="yes"
            required
            aria-invalid={mustAgree || undefined}
            aria-describedby={mustAgree ? 'agree-error' : undefined}
          >
            {words.agree}
          </Toggle>
          <p>
            <SendButton kind="primary">{untouched > 0 ? words.goWith(untouched) : words.go}</SendButton>
          </p>
          <Outcome
            refused={mustAgree ? words.notGone : undefined}
            obstacles={[{ field: 'agree', text: words.mustAgree }]}
          />
        </Form>
      )}
    </div>
  );
}
