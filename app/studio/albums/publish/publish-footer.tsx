import { Link } from 'react-router';
import { pageAddress } from '#app/addresses.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import {
  photosToPublish,
  hasWords,
  type ManagedAlbum,
  type PublishProblem,
  publishProblems,
  visiblePhotos,
} from '#app/features/gallery/photos/photos.ts';
import { itemAddress, shareAddress } from '#app/studio/content/types/addresses.ts';
import { FormFooter } from '#app/studio/kit/form-footer.tsx';
import { GoingPublicLink } from '#app/studio/going-public/going-public-link.tsx';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { AnchorButton, Button, LinkButton } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { ABOUT_FORM } from '../album-about.tsx';
import type { AlbumAbout } from '../load-about.server.ts';
import { doneOf, type PhotosPageAnswer } from '../photo-answer.ts';
import { usePhotosFetcher } from '../use-photos-fetcher.ts';
import { Toast } from '#app/studio/kit/toast.tsx';
import { goesWithFocus } from '../lost-focus.ts';

/** The consent checkbox belongs to this form. */
export const PUBLISH_FORM = 'publish-album';

interface PublishFooterProps {
  album: ManagedAlbum;
  mayPublish: boolean;
  isSigned: boolean;
  pageAnswer: PhotosPageAnswer | undefined;
  about: AlbumAbout;
  /** Whether the name and the day are saved, in words. */
  saving: string;
}

/** The album's state, what would be published, and the button with its result. */
export function PublishFooter({
  album,
  mayPublish,
  isSigned,
  pageAnswer,
  about,
  saving,
}: PublishFooterProps) {
  const words = useStudioWords().albums.publish;
  const { albums: albumWords, content, share } = useStudioWords();
  const { fetcher, busy, once, answer = pageAnswer } = usePhotosFetcher();
  const isOut = album.status === 'published';
  const shown = visiblePhotos(album);
  const waiting = shown.filter(({ hidden }) => hidden);
  const refused = answer && 'refused' in answer && answer.refused === 'publish' ? answer.problems : [];
  // Problems that have been fixed since are not shown.
  const still = publishProblems(album, isSigned);
  const problems = still.filter((problem) => refused.includes(problem));
  const done = doneOf(answer, ['publish', 'unpublish', 'put-back']);
  const stateText = !isOut
    ? words.says.draft
    : waiting.length > 0
      ? words.says.waiting
      : about.hasDraft
        ? content.saveState.status.differs
        : words.says.published;
  return (
    <FormFooter
      mark={
        problems.length > 0
          ? 'refused'
          : isOut
            ? waiting.length > 0 || about.hasDraft
              ? 'differs'
              : 'public'
            : 'draft'
      }
      text={stateText}
      detail={[saving, useWhatGoes(album, isSigned)].filter(Boolean).join(' · ')}
      answer={
        <>
          {answer && 'removal' in answer && answer.removal && (
            <UndoBar key={answer.removal} removal={answer.removal} count={answer.count} />
          )}
          <Outcome
            done={
              done && (
                <span>
                  {albumWords.answers[done]}
                  {done === 'publish' && (
                    <>
                      <GoingPublicLink /> <Link to={shareAddress(albums, album.id)!}>{share.now}</Link>
                    </>
                  )}
                </span>
              )
            }
            refused={problems.length > 0 ? words.refused : undefined}
            answer={answer}
            obstacles={problems.map((problem) => obstacleOf(problem, album, isSigned, words.problems))}
          />
        </>
      }
    >
      {isOut ? (
        <AnchorButton icon={<Icon name="eye" />} href={pageAddress('album', { id: album.id })}>
          {albumWords.seeOnSite}
        </AnchorButton>
      ) : (
        mayPublish && (
          <LinkButton icon={<Icon name="calendar-clock" />} to={`${itemAddress(albums, album.id)}#when`}>
            {content.due.schedule}
          </LinkButton>
        )
      )}
      {mayPublish && isOut && waiting.length === 0 && about.hasDraft && (
        <Button kind="primary" form={ABOUT_FORM} name="intent" value="publish">
          {content.saveState.button.publishChanges()}
        </Button>
      )}
      {mayPublish && (!isOut || waiting.length > 0) && (
        <>
          <fetcher.Form method="post" onSubmit={once} id={PUBLISH_FORM} hidden />
          <Button
            // Without photos, adding them is the main action of the page.
            kind={shown.length > 0 ? 'primary' : 'plain'}
            form={PUBLISH_FORM}
            name="intent"
            value="publish"
            aria-disabled={busy || undefined}
          >
            {busy && fetcher.formData?.get('intent') === 'publish'
              ? words.sending
              : isOut
                ? words.submitNew
                : words.submit(photosToPublish(album, isSigned || waiting.length === shown.length).length)}
          </Button>
        </>
      )}
    </FormFooter>
  );
}

function useWhatGoes(album: ManagedAlbum, isSigned: boolean): string {
  const words = useStudioWords().albums.publish;
  const shown = visiblePhotos(album);
  if (shown.length === 0) return words.none;
  if (album.status === 'published' && shown.every(({ hidden }) => !hidden)) return words.out(shown.length);
  const lacking = shown.filter((photo) => !hasWords(photo)).length;
  const unsigned = isSigned ? 0 : shown.filter((photo) => hasWords(photo) && photo.hidden).length;
  const back = [lacking > 0 && words.noWords(lacking), unsigned > 0 && words.unsigned(unsigned)];
  const going = photosToPublish(album, isSigned).filter(hasWords).length;
  return words.goes(
    going,
    shown.length,
    back.filter((each) => each !== false),
  );
}

type ProblemWords = ReturnType<typeof useStudioWords>['albums']['publish']['problems'];

function obstacleOf(problem: PublishProblem, album: ManagedAlbum, isSigned: boolean, words: ProblemWords) {
  const lacking = photosToPublish(album, isSigned).filter((photo) => !hasWords(photo));
  return problem === 'texts'
    ? { field: `photo-${lacking[0]?.mediaId}`, text: words.texts(lacking.length) }
    : { field: problem, text: words[problem] };
}

const isLost = () => goesWithFocus('remove');

/** A chance to undo the removal of photos. */
function UndoBar({ removal, count }: { removal: string; count: number }) {
  const { albums, undo } = useStudioWords();
  const { fetcher, busy, once } = usePhotosFetcher();
  return (
    <Toast turn={removal} text={albums.undo.removed(count)} isLost={isLost}>
      <fetcher.Form method="post" onSubmit={once}>
        <input type="hidden" name="removal" value={removal} />
        <Button kind="quiet" name="intent" value="put-back" aria-disabled={busy || undefined}>
          {undo}
        </Button>
      </fetcher.Form>
    </Toast>
  );
}
