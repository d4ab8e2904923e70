import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { useState } from 'react';
import { data, Form, Link, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/profile-page.ts';
import { isVersion } from '#app/publishing/versions/version-number.ts';
import { lastVersion, listVersions } from '#app/publishing/versions/versions.server.ts';
import { flatProfile } from '#app/features/school/flat-profile.ts';
import { findPlaceholders } from '#app/features/school/placeholders.ts';
import { parseProfile, readTypedProfile, type TypedProfile } from '#app/features/school/profile-input.ts';
import { findLogo, findSchool } from '#app/features/school/queries.server.ts';
import { Comparison } from '#app/studio/content/versions/comparison.tsx';
import { doing, missing } from '../content/doing.server.ts';
import styles from '../content/form/item-form.module.css';
import { studioMeta } from '../frame/studio-meta.ts';
import { AgeRows } from './age-rows.tsx';
import { findOlderProfile, ownerOf, saveProfile } from '#app/features/school/change-profile.server.ts';
import { LogoInput } from './logo-input.tsx';
import { ProfileField } from './profile-field.tsx';
import { ProfileNotes } from './profile-notes.tsx';
import { groups } from './groups.ts';

const names = ['logo', ...groups.flatMap(([, fields]) => fields)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, staff, words, dates } = doing(context, 'profile.edit');
  const { reads } = services.database;
  const { schoolCode } = staff;
  const school = await findSchool(reads, schoolCode);
  if (!school) throw missing();
  const { searchParams } = new URL(request.url);
  const number = Number(searchParams.get('version') ?? 0);
  const older = isVersion(number)
    ? await findOlderProfile(reads, schoolCode, number, school.profile)
    : undefined;
  const profile = older?.profile ?? school.profile;
  const typed: TypedProfile = {
    texts: flatProfile(profile),
    ages: profile.agesAtEntrance.map(({ grade, age }) => ({ grade, age: String(age) })),
  };
  const owner = ownerOf(schoolCode);
  return {
    typed,
    logoPath: profile.logo?.path,
    base: await lastVersion(reads, owner),
    placeholders: findPlaceholders(school.profile),
    versions: (await listVersions(reads, owner)).map((one) => ({ ...one, at: dates.moment(one.at) })),
    older: older && {
      number,
      fields: older.compared.map((one) => ({
        ...one,
        label: words.profile.fields[one.name]?.[0] ?? one.name,
      })),
    },
    done: searchParams.get('done'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, staff, now, words } = doing(context, 'profile.edit');
  const form = await request.formData();
  const typed = readTypedProfile(form, names);
  const logo = await findLogo(services.database.reads, staff.schoolCode, typed.texts['logo'] ?? '');
  const read = parseProfile(typed, logo);
  const base = Number(form.get('base') ?? 0);
  if (base !== 0 && !isVersion(base)) throw data(null, { status: 400 });
  if ('problems' in read) return data({ typed, problems: read.problems, base }, { status: 400 });
  const answer = await saveProfile(services.database.writes, { staff, now, profile: read.profile, base });
  if (typeof answer === 'string') return redirect(studioHref('profile', { done: answer }));
  const { by, base: newest } = answer.conflict;
  return data({ typed, problems: {}, base: newest, conflict: words.profile.conflict(by) }, { status: 409 });
}

export const meta = studioMeta((words) => words.profile.title);

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().profile;
  const { placeholders, versions, older } = loaderData;
  const said = actionData ?? undefined;
  const { texts, ages } = said?.typed ?? loaderData.typed;
  const problems: Record<string, string> = said?.problems ?? {};
  const [busy, setBusy] = useState(false);
  const sending = useNavigation().state === 'submitting' || busy;
  const base = said?.base ?? loaderData.base;
  return (
    <>
      <h1>{words.title}</h1>
      <p className={styles.about}>{words.about}</p>
      <ProfileNotes
        {...loaderData}
        conflict={said && 'conflict' in said ? said.conflict : undefined}
        problems={problems}
      />
      {older && <Comparison {...older} />}
      <Form
        method="post"
        action={studioHref('profile')}
        className={styles.form}
        key={`${loaderData.base} ${older?.number}`}
      >
        <input type="hidden" name="base" value={base} />
        {groups.map(([group, fields]) => (
          <fieldset key={group} className={styles.fields}>
            <legend className={styles.legend}>{words.groups[group]}</legend>
            {fields.map((name) => (
              <ProfileField
                key={name}
                name={name}
                value={texts[name] ?? ''}
                problem={problems[name]}
                isPlaceholder={placeholders.includes(name)}
              />
            ))}
          </fieldset>
        ))}
        <LogoInput value={texts['logo'] ?? ''} path={loaderData.logoPath} onBusy={setBusy} />
        <AgeRows ages={ages} problem={problems['agesAtEntrance']} />
        <div className={styles.bar}>
          <div className={styles.buttons}>
            <button className="button button--primary" disabled={sending}>
              {words.save}
            </button>
          </div>
        </div>
      </Form>
      {versions.length > 0 && (
        <section className={styles.history}>
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
