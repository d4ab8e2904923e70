import { useStudioWords } from '#app/studio/words/words.ts';
import { AnchorButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import layout from '../kit/layout.module.css';
import type { AnswerLinks } from './answer-links.server.ts';

interface AnswerButtonsProps {
  links: AnswerLinks;
  /** Of the person who wrote. */
  name: string;
  /** Only icons, for a row; their names then include the person. */
  isCompact?: boolean;
}

/** Call, WhatsApp and e-mail, as far as the number can be dialled. The first one is the main action of a page. */
export function AnswerButtons({
  links: { call, whatsapp, reply },
  name,
  isCompact = false,
}: AnswerButtonsProps) {
  const words = useStudioWords().enquiries;
  const face = (label: string) => (isCompact ? { 'aria-label': `${label}: ${name}` } : { children: label });
  return (
    <>
      {call && (
        <AnchorButton
          kind={isCompact ? 'plain' : 'primary'}
          href={call}
          icon={<Icon name="phone" />}
          {...face(words.call)}
        />
      )}
      {whatsapp && (
        <AnchorButton
          href={whatsapp}
          rel="noreferrer"
          icon={<Icon name="whatsapp" />}
          {...face(words.whatsapp)}
        />
      )}
      <AnchorButton
        kind={isCompact || call ? 'plain' : 'primary'}
        href={reply}
        // A row on a phone has room for two.
        className={isCompact && call ? layout.onlyDesk : undefined}
        icon={<Icon name="mail" />}
        {...face(words.reply)}
      />
    </>
  );
}
