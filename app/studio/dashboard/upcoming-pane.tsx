import { useWords } from '#app/words/words.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { dayInIndia, dayOfMonth, monthOf, timeInIndia, weekdayOf } from '#app/core/time/days.ts';
import { documentHref, documentName } from './content-href.ts';
import layout from '../kit/layout.module.css';
import { List, Row, RowDay, RowMeta, RowText } from '../kit/list.tsx';
import type { Dashboard } from './load-dashboard.server.ts';
import { Pane } from './pane.tsx';

/** Everything that is published, taken down or changed automatically in the next two weeks. */
export function UpcomingPane({ coming }: Pick<Dashboard, 'coming'>) {
  const { dates } = useWords();
  const studioWords = useStudioWords();
  const words = studioWords.dashboard;
  const paneWords = words.coming;
  return (
    <Pane title={paneWords.title} part={coming}>
      {({ changes, count }) =>
        changes.length === 0 ? (
          <p>{paneWords.none}</p>
        ) : (
          <>
            <List>
              {changes.map(({ type, id, language, title, at, what }) => {
                const day = dayInIndia(at);
                return (
                  <Row key={`${type} ${id} ${language} ${what}`}>
                    <RowDay day={dayOfMonth(day)} month={dates.month(monthOf(day))} />
                    <RowText
                      title={documentName(studioWords, { type, id, language, title })}
                      to={documentHref({ type, id, language })}
                    >
                      <RowMeta>
                        <span className={TONES[what]}>{paneWords[what]}</span>{' '}
                        <time dateTime={at}>
                          {paneWords.at(words.weekdays[weekdayOf(day)]!, timeInIndia(at))}
                        </time>
                      </RowMeta>
                    </RowText>
                  </Row>
                );
              })}
            </List>
            {count > changes.length && (
              <p className={layout.quiet}>{paneWords.more(count - changes.length)}</p>
            )}
          </>
        )
      }
    </Pane>
  );
}

const TONES = { begins: layout.good, ends: layout.bad, changes: undefined };
