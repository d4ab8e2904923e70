import { Link } from 'react-router';
import type { Route } from './+types/look-page.ts';
import { lookQuery } from '#app/features/look/input.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import notes from '../content/form/item-form.module.css';
import { studioMeta } from '../frame/studio-meta.ts';
import { changeLook } from './change-look.server.ts';
import { loadLook } from './load-look.server.ts';
import { LookDone } from './look-done.tsx';
import { LookForm } from './look-form.tsx';
import { Tries } from './tries/tries.tsx';

export const loader = ({ request, context }: Route.LoaderArgs) => loadLook(request, context);

export const action = ({ request, context }: Route.ActionArgs) => changeLook(request, context);

export const meta = studioMeta((words) => words.look.title);

export default function LookPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().look;
  const { onSite, before, tries, removed } = loaderData;
  const said = actionData ?? undefined;
  const asked = said?.typed ?? loaderData.chosen;
  const base = said?.base ?? loaderData.base;
  const done = said ? null : loaderData.done;
  // Said beside the try whose button was pressed.
  const fromTry = tries.find(({ id }) => id === loaderData.tried);
  // Chosen anew with every answer and every link; what is pressed in between is ours.
  const key = lookQuery(asked);
  return (
    <>
      <h1>{words.title}</h1>
      <p className={notes.about}>{words.about}</p>
      <LookForm
        key={`${key} ${loaderData.base}`}
        asked={asked}
        onSite={onSite}
        isChosen={loaderData.isChosen}
        base={base}
        logo={loaderData.logo}
        schoolName={loaderData.schoolName}
        tries={tries}
        name={said?.name}
        trouble={said?.trouble}
        field={said?.field}
        done={!fromTry && (done === 'saved' || done === 'unchanged') ? <LookDone done={done} /> : undefined}
      />
      <Tries {...{ tries, removed, onSite, base, done, asked }} used={fromTry !== undefined} />
      {before.length > 0 && (
        <section className={notes.history}>
          <h2>{words.before}</h2>
          <ul role="list">
            {before.map(({ number, typed, by, at }) => (
              <li key={number}>
                {words.wasBy(words.inWords(typed), words.by(by, at))}{' '}
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
