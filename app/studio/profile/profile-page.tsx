import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref, studioPaths } from '#app/access/studio-addresses.ts';
import { data, Link } from 'react-router';
import { redirect, redirectDocument } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/profile-page.ts';
import { requireProof } from '#app/access/sign-in/proof.server.ts';
import { timeInIndia } from '#app/core/time/days.ts';
import { mailboxChanges, saveProfile } from '#app/features/school/change-profile.server.ts';
import { discardProfileDraft, versionOf } from '#app/features/school/profile-draft.server.ts';
import { PROFILE } from '#app/features/school/profile-segments.ts';
import { parseProfile } from '#app/features/school/profile-input.ts';
import { findLogo, findSchool } from '#app/features/school/queries.server.ts';
import { Comparison } from '#app/studio/content/versions/comparison.tsx';
import { studioContext } from '../content/studio-context.server.ts';
import styles from '../content/form/item-form.module.css';
import { atAnswer } from '../form/footer/answer-anchor.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { LanguageTabs } from '../languages/language-tabs.tsx';
import { PROFILE_ID } from '../languages/profile-id.ts';
import { FactToChangeNote, BackLinkToText } from './fact-to-change-note.tsx';
import { findFactToChange } from './fact-to-change.server.ts';
import { loadProfile, understoodPhones, type LoadedProfile } from './load-profile.server.ts';
import type { ProfileAnswer } from './profile-answer.ts';
import { ProfileForm } from './profile-form.tsx';
import { asConflict, keepSentProfile, readProfileForm } from './sent-profile.server.ts';
import { FormNotes } from '#app/studio/content/form/form-notes.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const commandContext = studioContext(context, 'profile.edit');
  return {
    ...(await loadProfile(commandContext, Number(searchParams.get('version') ?? 0))),
    done: searchParams.get('done'),
    factToChange: await findFactToChange(commandContext, searchParams),
  };
}

/** The page shows how each phone number in the rejected form would be dialled, not how the stored ones are. */
function refuse(refusal: Omit<ProfileAnswer, 'understood'>, status: number) {
  const answer: ProfileAnswer = { ...refusal, understood: understoodPhones(refusal.typed.texts) };
  return data(answer, { status });
}

export async function action({ request, context }: Route.ActionArgs) {
  const commandContext = studioContext(context, 'profile.edit');
  const { services, staff, now } = commandContext;
  const { writes } = services.database;
  // Whoever came to change a fact is still on the way.
  const { searchParams } = new URL(request.url);
  const onTheWay = {
    fact: searchParams.get('fact') ?? undefined,
    from: searchParams.get('from') ?? undefined,
  };
  const back = (done: 'saved' | 'merged' | 'published' | 'unchanged' | 'discarded') =>
    redirect(atAnswer(studioHref('profile', { ...onTheWay, done })));
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === 'discard') {
    await discardProfileDraft(writes, staff.schoolCode);
    return back('discarded');
  }
  const { typed, isMerged } = await readProfileForm(commandContext, form);
  const kept = await keepSentProfile(commandContext, form, typed);
  const conflict = async (found: { base: string; by: string; at: string }) =>
    refuse({ typed, problems: {}, conflict: await asConflict(commandContext, typed, found) }, 409);
  if ('tooLong' in kept)
    return refuse(
      { typed, problems: Object.fromEntries(kept.tooLong.map((name) => [name, 'tooLong' as const])) },
      400,
    );
  if ('conflict' in kept) return conflict(kept.conflict);
  // Nobody has seen yet what came of the two.
  if (isMerged) return back('merged');
  if (intent === 'preview') return redirectDocument(`${studioPaths.preview}/profile`);
  if (intent !== 'publish') return back('saved');
  const logo = await findLogo(writes, staff.schoolCode, typed.texts['logo'] ?? '');
  const read = parseProfile(typed, logo);
  const { base } = kept.saved;
  if ('problems' in read)
    return refuse({ typed, problems: read.problems, saved: { base, at: timeInIndia(now) } }, 400);
  const school = await findSchool(writes, staff.schoolCode);
  if (school && mailboxChanges(school.profile, read.profile).length > 0)
    await requireProof({ request, context }, 'profile.mailbox', form);
  const answer = await saveProfile(writes, {
    staff,
    now,
    profile: read.profile,
    base: versionOf(base),
    site: services.sites.of(staff.schoolCode),
  });
  services.jobs.notify();
  if (typeof answer === 'string') return back(answer === 'saved' ? 'published' : answer);
  return conflict({ ...answer.conflict, base: `0.${answer.conflict.base}`, at: '' });
}

export const meta = studioMeta((words) => words.profile.title);

const HISTORY = 'older-versions';

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().profile;
  const { versions, older, done, base, factToChange } = loaderData;
  // Saved, the form stays as it is, with whatever was typed meanwhile; thrown away or put together, it begins anew.
  const key = `${older?.number} ${done === 'discarded' || done === 'merged' ? base : ''}`;
  return (
    <>
      {factToChange && (
        <p>
          <BackLinkToText factToChange={factToChange} strong />
        </p>
      )}
      <h1>{words.title}</h1>
      <p className={styles.about}>{words.about}</p>
      {versions.length > 0 && (
        <p>
          <a href={`#${HISTORY}`}>{words.history}</a>
        </p>
      )}
      <LanguageTabs
        type={PROFILE}
        id={PROFILE_ID}
        form={studioHref('profile')}
        here="from"
        {...loaderData.languageStates}
      />
      {factToChange && !done && (
        <div className={styles.notes}>
          <FactToChangeNote factToChange={factToChange} />
        </div>
      )}
      <ProfileNotes {...loaderData} />
      {older && <Comparison {...older} />}
      <ProfileForm key={key} profile={loaderData} formAnswer={actionData} />
      {versions.length > 0 && (
        <section className={styles.history} id={HISTORY}>
          <h2>{words.history}</h2>
          <ul role="list">
            {versions.map(({ number, by, at }) => (
              <li key={number}>
                {number}. {words.by(by, at)}{' '}
                <Link to={`?version=${number}`}>
                  {words.showVersion}
                  <span className="unseen"> {number}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type ProfileNotesProps = Pick<LoadedProfile, 'placeholders' | 'older' | 'others'>;

/** What one must know before writing on. */
function ProfileNotes({ placeholders, older, others }: ProfileNotesProps) {
  const words = useStudioWords().profile;
  return (
    <>
      <FormNotes item={{ state: 'live', others }} />
      <div className={styles.notes}>
        {older && <p className={styles.note}>{words.fromVersion(older.number)}</p>}
        {placeholders.length > 0 && (
          <div className={styles.warning}>
            <p>{words.placeholders}</p>
            <ul role="list" className={styles.names}>
              {placeholders.map((name) => (
                <li key={name}>
                  <a href={`#field-${name}`}>{words.fields[name]?.[0] ?? name}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  );
}
