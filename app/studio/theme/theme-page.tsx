import type { Route } from './+types/theme-page.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { themeType } from '#app/features/theme/content-type.ts';
import { themeQuery } from '#app/features/theme/input.ts';
import { THEME } from '#app/platform/content/school-items.ts';
import { useType } from '#app/studio/words/content-types.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { DueNote } from '../content/form/times/due-note.tsx';
import { itemAddress } from '../content/types/addresses.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { studioContext } from '../content/studio-context.server.ts';
import { studioAction } from '../form/studio-action.server.ts';
import { LinkButton } from '../kit/button.tsx';
import { FOOTER_ID } from '../kit/form-footer.tsx';
import layout from '../kit/layout.module.css';
import { List, Row, RowActions, RowMeta, RowText } from '../kit/list.tsx';
import { TaskHeader, taskHandle } from '../kit/page-header.tsx';
import { Section } from '../kit/section.tsx';
import { themeIntents } from './theme-intents.server.ts';
import { loadTheme } from './load-theme.server.ts';
import styles from './theme.module.css';
import { ThemeDone } from './theme-done.tsx';
import { ThemeForm } from './theme-form.tsx';
import { SavedThemes } from './saved-themes/saved-themes.tsx';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadTheme(studioContext(context, 'profile.edit'), new URL(request.url).searchParams);

export const action = studioAction('look', { defaultIntent: 'publish', intents: themeIntents });

export const handle = taskHandle('everywhere');

export const meta = studioMeta((words) => words.theme.title);

export default function ThemePage({ loaderData, actionData }: Route.ComponentProps) {
  const { theme: words, content, places } = useStudioWords();
  const { onSite, before, savedThemes, removed, scheduled } = loaderData;
  const type = useType(themeType.name)!;
  const answer = actionData ?? undefined;
  const requested = answer?.typed ?? loaderData.chosen;
  const base = answer?.base ?? loaderData.base;
  const done = answer ? null : loaderData.done;
  // Shown next to the saved theme whose button was pressed.
  const fromTry = savedThemes.find(({ id }) => id === loaderData.tried);
  // Reset by every answer and every link; changes in between are local.
  const key = themeQuery(requested);
  return (
    <>
      <a className="skip" href={`#${FOOTER_ID}`}>
        {content.skipToButtons}
      </a>
      <TaskHeader title={words.title} back={{ to: studioHref('settings'), name: places.settings }} />
      <div className={`${layout.page} ${styles.whole}`}>
        <p className={layout.quiet}>{words.about}</p>
        {scheduled && <DueNote {...scheduled} type={type} action={itemAddress(type, THEME)} mayCancel />}
        <ThemeForm
          key={`${key} ${loaderData.base}`}
          requested={requested}
          onSite={onSite}
          isChosen={loaderData.isChosen}
          base={base}
          logo={loaderData.logo}
          schoolName={loaderData.schoolName}
          savedThemes={savedThemes}
          name={answer?.name}
          trouble={answer?.trouble}
          field={answer?.field}
          done={
            !fromTry && (done === 'saved' || done === 'unchanged') ? (
              <ThemeDone done={done} />
            ) : done === 'change-unscheduled' ? (
              content.done[done]
            ) : undefined
          }
        />
        <SavedThemes
          {...{ savedThemes, removed, onSite, base, done, requested }}
          used={fromTry !== undefined}
        />
        {before.length > 0 && (
          <Section title={words.before}>
            <List>
              {before.map(({ number, typed, by, at }) => (
                <Row key={number}>
                  <RowText title={words.inWords(typed)}>
                    <RowMeta>{words.by(by, at)}</RowMeta>
                  </RowText>
                  <RowActions>
                    <LinkButton to={`?${themeQuery(typed)}`}>
                      {words.tryAgain}
                      <span className="unseen"> {words.inWords(typed)}</span>
                    </LinkButton>
                  </RowActions>
                </Row>
              ))}
            </List>
          </Section>
        )}
      </div>
    </>
  );
}
