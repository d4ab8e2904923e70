import { SendButton } from '#app/studio/kit/button.tsx';
import { ConfirmDialog } from '#app/studio/kit/dialog.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { KeyValue } from '#app/studio/kit/key-value.tsx';
import { Section } from '#app/studio/kit/section.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useWords } from '#app/words/words.ts';
import { HandleForm } from './handle-form.tsx';
import type { EnquiryData } from './load-enquiry.server.ts';

type EnquiryDetailsProps = Pick<EnquiryData, 'enquiry' | 'links' | 'phoneUnderstood' | 'keeping' | 'me'>;

/** Who wrote and how to reach them, and when it is deleted; administrators can delete it now. */
export function EnquiryDetails({ enquiry, links, phoneUnderstood, keeping, me }: EnquiryDetailsProps) {
  const words = useStudioWords().enquiries;
  const { dates } = useWords();
  const { name, phone, email, receipt, receivedAt, state } = enquiry;
  const understood = phoneUnderstood && phoneUnderstood !== phone ? phoneUnderstood : undefined;
  const shownPhone = understood ? words.phoneUnderstood(phone, understood) : phone;
  // Spam is not answered: it has to be unmarked first.
  const isAnswerable = state !== 'spam';
  return (
    <Section title={words.details}>
      <KeyValue
        pairs={[
          {
            name: words.phone,
            value: isAnswerable && links.call ? <a href={links.call}>{shownPhone}</a> : shownPhone,
          },
          { name: words.email, value: isAnswerable ? <a href={links.reply}>{email}</a> : email },
          { name: words.receipt, value: receipt },
          { name: words.received, value: dates.moment(receivedAt) },
          {
            name: words.keeping.title,
            value: (
              <small>
                {words.keeping.until(dates.day(keeping.until), keeping.keepDays, keeping.spamDays)}
              </small>
            ),
          },
        ]}
      />
      {me.mayDelete && (
        <ConfirmDialog
          kind="danger"
          icon={<Icon name="trash" />}
          label={words.keeping.deleteNow}
          question={words.keeping.deleteWhy}
        >
          <HandleForm intent="delete">
            <SendButton kind="sure">{words.keeping.deleteConfirm(name)}</SendButton>
          </HandleForm>
        </ConfirmDialog>
      )}
    </Section>
  );
}
