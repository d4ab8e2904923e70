import { useLocation } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import type { ManagedPhoto } from '#app/features/gallery/photos/photos.ts';
import { Button, buttonClass, LinkButton } from '#app/studio/kit/button.tsx';
import { Icon, type IconName } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { useStudioWords } from '#app/studio/words/words.ts';
import { doneOf } from '../photo-answer.ts';
import { usePhotosFetcher } from '../use-photos-fetcher.ts';

interface PhotoToolsProps {
  photo: ManagedPhoto;
  number: number;
  of: number;
}

const HERE = ['earlier', 'later', 'first', 'turn'] as const;
const ICONS = {
  earlier: 'arrow-left',
  later: 'arrow-right',
  first: 'star',
  turn: 'refresh-cw',
  remove: 'trash',
  withdraw: 'eye-off',
} as const satisfies Record<string, IconName>;

/** Moves, rotates, crops or removes the photo. */
export function PhotoTools({ photo, number, of }: PhotoToolsProps) {
  const { photo: words, answers, list } = useStudioWords().albums;
  const { focus } = useStudioWords().library;
  const { fetcher, busy, once, answer } = usePhotosFetcher();
  const { pathname } = useLocation();
  const done = doneOf(answer, HERE);
  const press = (intent: keyof typeof ICONS, { unfit = false, isIcon = false } = {}) => (
    <Button
      kind={intent === 'remove' || intent === 'withdraw' ? 'danger' : 'plain'}
      icon={<Icon name={ICONS[intent]} />}
      name="intent"
      value={intent}
      aria-disabled={busy || undefined}
      disabled={unfit}
      aria-label={isIcon ? words[intent] : undefined}
      title={isIcon ? words[intent] : undefined}
    >
      {!isIcon && words[intent]}
    </Button>
  );
  return (
    <fetcher.Form method="post" onSubmit={once} className={`${layout.stack} ${layout.tight}`}>
      <input type="hidden" name="mediaId" value={photo.mediaId} />
      <div className={layout.line}>
        {press('first', { unfit: number === 1 })}
        {press('earlier', { unfit: number === 1, isIcon: true })}
        {press('later', { unfit: number === of, isIcon: true })}
        {press('turn', { isIcon: true })}
        <LinkButton
          icon={<Icon name="move" />}
          to={studioHref('pictureFocus', { id: photo.mediaId, back: pathname })}
          aria-label={focus.linkOf(photo.alt || list.called(number))}
        >
          {focus.link}
        </LinkButton>
        {press('remove')}
      </div>
      <p role="status" className={layout.good}>
        {done && answers[done]}
      </p>
      <details>
        <summary className={buttonClass('quiet')}>{words.withdraw}…</summary>
        <p>{words.withdrawHelp}</p>
        {press('withdraw')}
      </details>
    </fetcher.Form>
  );
}
