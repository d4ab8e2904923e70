import type { ReactNode } from 'react';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { GoingPublicLink } from '#app/studio/going-public/going-public-link.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { AnchorButton } from '#app/studio/kit/button.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { DocumentFormState } from '../use-document-form.ts';

interface DoneProps {
  form: DocumentFormState;
  text: string | undefined;
  /** After the text of a publication, next to the link to the public page. */
  backLink?: ReactNode;
  shareLink?: ReactNode;
  /** Next steps after publishing. */
  reminders?: ReactNode;
}

/** The result of the last press until something changes, and where to go next. */
export function Done({ form: { document, done }, text, backLink, shareLink, reminders }: DoneProps) {
  const words = useStudioWords().content;
  const isPublished = done === 'published' || done === 'scheduled';
  if (!text || !(isPublished || reminders)) return <Outcome done={text} />;
  const liveAddress = done === 'published' && document.liveAddress;
  return (
    <Outcome
      done={
        <>
          <span>
            {text}
            <GoingPublicLink />
            {backLink}
          </span>
          {(liveAddress || shareLink) && (
            <div className={layout.line}>
              {liveAddress && <AnchorButton href={liveAddress}>{words.seeLive}</AnchorButton>}
              {shareLink}
            </div>
          )}
          {reminders}
        </>
      }
    />
  );
}
