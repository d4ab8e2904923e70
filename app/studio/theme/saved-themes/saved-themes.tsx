import { Form } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { ownValue } from '#app/core/own-value.ts';
import { themeQuery, type TypedTheme } from '#app/features/theme/input.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { LinkButton, SendButton } from '#app/studio/kit/button.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Section } from '#app/studio/kit/section.tsx';
import { State } from '#app/studio/kit/state.tsx';
import { UndoForm } from '#app/studio/undo/undo-note.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { LoadedTheme, LoadedSavedTheme } from '../load-theme.server.ts';
import { ThemeDone } from '../theme-done.tsx';
import { SmallPage } from './small-page.tsx';
import styles from '../theme.module.css';

interface SavedThemesProps extends Pick<LoadedTheme, 'savedThemes' | 'removed' | 'onSite' | 'base' | 'done'> {
  /** The selection with which the form was opened. */
  requested: TypedTheme;
  /** A saved theme was published by its own button. */
  used: boolean;
}

/** The public theme and all saved ones, next to each other. */
export function SavedThemes({ savedThemes, removed, onSite, base, done, requested, used }: SavedThemesProps) {
  const words = useStudioWords().theme;
  const here = `${studioHref('look')}?${themeQuery(requested)}`;
  const message =
    done === 'removed' && removed
      ? words.savedThemes.removed(removed.name)
      : (ownValue<string>(words.savedThemes.done, done) ??
        (used ? ownValue<string>(words.done, done) : undefined));
  const isRefused = done === 'full' || done === 'gone';
  if (savedThemes.length === 0 && !message) return null;
  return (
    <Section id="tries" title={words.savedThemes.title} note={words.savedThemes.about}>
      <Outcome
        refused={isRefused ? message : undefined}
        done={
          isRefused || removed ? undefined : used && (done === 'saved' || done === 'unchanged') ? (
            <ThemeDone done={done} />
          ) : (
            message
          )
        }
      />
      <UndoForm
        turn={removed?.id}
        text={message ?? ''}
        action={here}
        intent="restore"
        of={{ try: removed ? [removed.id] : [] }}
      />
      {savedThemes.length > 0 && (
        <ul role="list" className={styles.saved}>
          <li>
            <SmallPage typed={onSite} name={words.savedThemes.onSite} />
            <h3>{words.savedThemes.onSite}</h3>
            <p>{words.inWords(onSite)}</p>
          </li>
          {savedThemes.map((one) => (
            <TryCard
              key={one.id}
              one={one}
              base={base}
              action={here}
              isOnSite={themeQuery(one.typed) === themeQuery(onSite)}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface TryCardProps {
  one: LoadedSavedTheme;
  base: string;
  action: string;
  isOnSite: boolean;
}

function TryCard({ one: { id, name, typed, by, at }, base, action, isOnSite }: TryCardProps) {
  const words = useStudioWords().theme;
  const of = <span className="unseen"> {name}</span>;
  return (
    <li>
      <SmallPage typed={typed} name={name} />
      <h3>{name}</h3>
      <p>{words.inWords(typed)}</p>
      <p className={layout.quiet}>{words.savedThemes.by(by, at)}</p>
      <div className={layout.line}>
        <LinkButton to={`?${themeQuery(typed)}`}>
          {words.savedThemes.open}
          {of}
        </LinkButton>
        {isOnSite ? (
          <State kind="public">{words.savedThemes.onSite}</State>
        ) : (
          <Form method="post" action={studioHref('look')}>
            {Object.entries({ ...typed, base, try: id }).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
            <SendButton>
              {words.savedThemes.use}
              {of}
            </SendButton>
          </Form>
        )}
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="try" value={id} />
          <SendButton kind="quiet" name="intent" value="remove">
            {words.savedThemes.remove}
            {of}
          </SendButton>
        </Form>
      </div>
    </li>
  );
}
