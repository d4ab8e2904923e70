import { useState } from 'react';
import { data, Form, Link, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/look-page.ts';
import { studioHref, studioPaths } from '#app/access/studio-addresses.ts';
import { saveLook } from '#app/features/look/commands.server.ts';
import { asTyped, lookQuery, parseLook, type TypedLook, typedLook } from '#app/features/look/input.ts';
import { findLook, listLooks, ownerOf } from '#app/features/look/queries.server.ts';
import { useAwake } from '#app/islands/use-awake.ts';
import { lastVersion } from '#app/publishing/versions/versions.server.ts';
import { isVersion } from '#app/publishing/versions/version-number.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import notes from '../content/form/item-form.module.css';
import { doing } from '../content/doing.server.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { ColourChoice } from './colour-choice.tsx';
import { GatewayChoice, LetterChoice } from './shape-choices.tsx';
import { LogoNote } from './logo-note.tsx';
import { LookPreview } from './look-preview.tsx';
import { Readable } from './readable.tsx';
import styles from './look.module.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, staff, dates } = doing(context, 'profile.edit');
  const { identity } = context.get(requestContext).site;
  const { reads } = services.database;
  const { schoolCode } = staff;
  const [look, versions, base] = await Promise.all([
    findLook(reads, schoolCode),
    listLooks(reads, schoolCode),
    lastVersion(reads, ownerOf(schoolCode)),
  ]);
  const { searchParams } = new URL(request.url);
  const onSite = asTyped(look);
  // A link to a look that was tried, or that was on the site before.
  const asked = typedLook(searchParams);
  return {
    onSite,
    chosen: asked.colours === '' ? onSite : asked,
    base,
    before: versions.slice(1).map(({ number, look: older, by, at }) => ({
      number,
      typed: asTyped(older),
      by,
      at: dates.moment(at),
    })),
    logo: identity.logo?.path,
    done: searchParams.get('done'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, staff, now, words } = doing(context, 'profile.edit');
  const form = await request.formData();
  const typed = typedLook(form);
  const base = Number(form.get('base') ?? 0);
  if (base !== 0 && !isVersion(base)) throw data(null, { status: 400 });
  const read = parseLook(typed);
  if ('problem' in read)
    return data(
      { typed, base, trouble: `${words.look.notSaved} ${words.look.problem(read.problem)}` },
      { status: 400 },
    );
  const answer = await saveLook(services.database.writes, { staff, now, look: read.look, base });
  if (typeof answer === 'string') return redirect(studioHref('look', { done: answer }));
  const { by, base: newest } = answer.conflict;
  return data({ typed, base: newest, trouble: words.look.conflict(by) }, { status: 409 });
}

export const meta = studioMeta((words) => words.look.title);

export default function LookPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().look;
  const { onSite, before } = loaderData;
  const said = actionData ?? undefined;
  const asked = said?.typed ?? loaderData.chosen;
  // Chosen anew with every answer and every link; what is pressed in between is ours.
  const key = lookQuery(asked);
  return (
    <>
      <h1>{words.title}</h1>
      <p className={notes.about}>{words.about}</p>
      <Said done={said ? null : loaderData.done} trouble={said?.trouble} />
      <LookForm
        key={`${key} ${loaderData.base}`}
        asked={asked}
        onSite={onSite}
        base={said?.base ?? loaderData.base}
        logo={loaderData.logo}
      />
      {before.length > 0 && (
        <section className={notes.history}>
          <h2>{words.before}</h2>
          <ul role="list">
            {before.map(({ number, typed, by, at }) => (
              <li key={number}>
                {words.inWords(typed)}. {words.by(by, at)}{' '}
                <Link to={`?${lookQuery(typed)}`}>
                  {words.tryAgain}
                  <span className="unseen"> {words.inWords(typed)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface LookFormProps {
  asked: TypedLook;
  onSite: TypedLook;
  base: number;
  logo: string | undefined;
}

function LookForm({ asked, onSite, base, logo }: LookFormProps) {
  const words = useStudioWords().look;
  const [chosen, setChosen] = useState(asked);
  const awake = useAwake();
  const sending = useNavigation().state === 'submitting';
  const choose = (part: Partial<TypedLook>) => setChosen((before) => ({ ...before, ...part }));
  const read = parseLook(chosen);
  const isOnSite = 'look' in read && lookQuery(asTyped(read.look)) === lookQuery(onSite);
  const name = words.colourNames[chosen.colours as keyof typeof words.colourNames] ?? '';
  return (
    <Form method="post" action={studioHref('look')} className={styles.look}>
      <input type="hidden" name="base" value={base} />
      <div className={styles.choose}>
        <LogoNote path={logo} />
        <ColourChoice chosen={chosen} choose={choose} />
        <GatewayChoice chosen={chosen} choose={choose} />
        <LetterChoice chosen={chosen} choose={choose} />
      </div>
      <div className={styles.stage}>
        <Readable read={read} />
        {awake ? (
          <LookPreview look={read} />
        ) : (
          <p>
            <button
              className="button"
              formMethod="get"
              formAction={`${studioPaths.preview}/look/home`}
              formTarget="_blank"
            >
              {words.see}
            </button>{' '}
            {words.seeHint}
          </p>
        )}
      </div>
      <div className={styles.floor}>
        <p role="status">
          {awake && isOnSite ? words.isOnSite : `${words.onlyYou} ${words.onSite(words.inWords(onSite))}`}
        </p>
        <button className="button button--primary" disabled={sending}>
          {awake && !isOnSite && name ? words.takeNamed(name) : words.take}
        </button>
      </div>
    </Form>
  );
}

function Said({ done, trouble }: { done: string | null; trouble: string | undefined }) {
  const words = useStudioWords().look.done;
  const news = done === 'saved' || done === 'unchanged' ? words[done] : undefined;
  return (
    <div className={notes.notes}>
      {trouble && (
        <p className={notes.trouble} role="alert">
          {trouble}
        </p>
      )}
      {news && (
        <p className={notes.done} role="status">
          {news}
        </p>
      )}
    </div>
  );
}
