import { Button } from '#app/studio/kit/button.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { List, Row, RowActions, RowMeta, RowText } from '#app/studio/kit/list.tsx';
import { Progress } from '#app/studio/kit/progress.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { SentPhoto } from './photo-sender.ts';

/** Only the next waiting photos are named: a list of sixty would push the album away. */
const NAMED_WAITING = 3;

/** The progress of all photos, for the place where they are chosen. */
export function SendingTotal({ photos, isBusy }: { photos: SentPhoto[]; isBusy: boolean }) {
  const words = useStudioWords().albums.add;
  const taken = photos.filter(({ state }) => state !== 'refused');
  if (taken.length === 0) return null;
  const here = taken.filter(({ state }) => state === 'here').length;
  const parts = taken.reduce((sum, { part }) => sum + part, 0);
  const message = isBusy || here < taken.length ? words.sent(here, taken.length) : words.allSent(here);
  return (
    <Progress
      label={message}
      value={parts / taken.length}
      // Only the last message is announced: sixty would drown everything else.
      text={<span aria-live={isBusy ? 'off' : 'polite'}>{message}</span>}
      left={isBusy ? words.stay : undefined}
    />
  );
}

interface SendingProps {
  photos: SentPhoto[];
  retry: (id: string) => void;
  retryAll: () => void;
  dismiss: (id: string) => void;
}

/** The photos that are not in the album yet: their progress; errors, and how to solve them. */
export function SendingList({ photos, retry, retryAll, dismiss }: SendingProps) {
  const words = useStudioWords().albums.add;
  const failed = photos.filter(({ state }) => state === 'failed');
  const underWay = photos.filter(({ state }) => state !== 'here' && state !== 'waiting');
  const waiting = photos.filter(({ state }) => state === 'waiting');
  const more = waiting.length - NAMED_WAITING;
  const named = [...underWay, ...waiting.slice(0, NAMED_WAITING)];
  if (named.length === 0) return null;
  return (
    <div className={`${layout.stack} ${layout.close}`}>
      {failed.length > 1 && (
        <p>
          <Button type="button" onClick={retryAll}>
            {words.retryAll}
          </Button>
        </p>
      )}
      <List>
        {named.map((photo) => (
          <Row key={photo.id} wraps>
            <RowText title={photo.name}>
              <FileState photo={photo} />
            </RowText>
            {(photo.state === 'failed' || photo.state === 'refused') && (
              <RowActions>
                {photo.state === 'failed' && (
                  <Button type="button" onClick={() => retry(photo.id)}>
                    {words.retry}
                    <span className="unseen"> {photo.name}</span>
                  </Button>
                )}
                <Button type="button" kind="quiet" onClick={() => dismiss(photo.id)}>
                  {words.dismiss}
                  <span className="unseen"> {photo.name}</span>
                </Button>
              </RowActions>
            )}
          </Row>
        ))}
      </List>
      {more > 0 && <p className={layout.quiet}>{words.moreWait(more)}</p>}
    </div>
  );
}

function FileState({ photo }: { photo: SentPhoto }) {
  const words = useStudioWords().albums.add;
  const albumWords = useStudioWords().albums;
  const { refusals } = albumWords;
  if (photo.reason && (photo.state === 'failed' || photo.state === 'refused'))
    return (
      <RowMeta className={layout.bad}>
        {photo.size && `${albumWords.sizeOf(photo.size)} `}
        {refusals[photo.reason] ?? refusals['other']}
      </RowMeta>
    );
  if (photo.state === 'waiting') return <RowMeta>{words.waiting}</RowMeta>;
  return (
    <>
      <Progress label={words.progressOf(photo.name)} value={photo.part} />
      <RowMeta>{photo.part >= 1 ? words.finishing : words.sending(Math.floor(photo.part * 100))}</RowMeta>
    </>
  );
}
