import { initials } from '#app/core/text/initials.ts';
import type { EnquirySummary } from '#app/features/enquiries/enquiry.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import layout from '../kit/layout.module.css';
import { Row, RowActions, RowFace, RowMeta, RowText } from '../kit/list.tsx';
import { State } from '../kit/state.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import type { AnswerLinks } from './answer-links.server.ts';
import { EnquiryState } from './enquiry-state.tsx';
import { Waiting } from './waiting.tsx';

interface EnquiryRowProps {
  enquiry: EnquirySummary;
  to: string;
  now: string;
  /** The ways to answer, at the end of the row. */
  links?: AnswerLinks;
  isCurrent?: boolean;
}

/** Who wrote, how it began, and how long they have waited. */
export function EnquiryRow({ enquiry, to, now, links, isCurrent = false }: EnquiryRowProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().enquiries;
  const { name, opening, state, delivery, assigneeName } = enquiry;
  return (
    <Row isCurrent={isCurrent}>
      <RowFace>{initials(name)}</RowFace>
      <RowText title={name} lang={languageOf(name)} to={to}>
        <small className={layout.oneLine} lang={languageOf(opening)}>
          {opening}
        </small>
        <RowMeta>
          <EnquiryState state={state} />
          <Waiting enquiry={enquiry} now={now} />
          {assigneeName && <span>{words.assignee(assigneeName)}</span>}
          {delivery === 'failed' && <State kind="late">{words.mailFailed}</State>}
          {delivery === 'held' && <State kind="missing">{words.heldTag}</State>}
        </RowMeta>
      </RowText>
      {links && state !== 'spam' && (
        <RowActions>
          <AnswerButtons links={links} name={name} place="row" />
        </RowActions>
      )}
    </Row>
  );
}
