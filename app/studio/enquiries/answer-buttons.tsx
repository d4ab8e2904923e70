import { useStudioWords } from '#app/studio/words/words.ts';
import { AnchorButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import layout from '../kit/layout.module.css';
import type { AnswerLinks } from './answer-links.server.ts';

interface AnswerButtonsProps {
  links: AnswerLinks;
  /** Of the person who wrote. */
  name: string;
  /** `row`: icons whose names include the person. `foot`: on a phone, as many labels as fit on one line. */
  place: 'header' | 'foot' | 'row';
}

/** Call, WhatsApp and e-mail; the first two only for a usable number. The first is the main action of a page. */
export function AnswerButtons({ links: { call, whatsapp, reply }, name, place }: AnswerButtonsProps) {
  const words = useStudioWords().enquiries;
  const isRow = place === 'row';
  const face = (label: string) => (isRow ? { 'aria-label': `${label}: ${name}` } : { children: label });
  return (
    <>
      {call && (
        <AnchorButton
          kind={isRow ? 'plain' : 'primary'}
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
        kind={isRow || call ? 'plain' : 'primary'}
        href={reply}
        // A row on a phone has room for two.
        className={isRow && call ? layout.onlyDesk : undefined}
        icon={<Icon name="mail" />}
        {...(place === 'foot' && call ? { 'aria-label': words.reply } : face(words.reply))}
      />
    </>
  );
}
