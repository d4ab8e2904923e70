import { Form } from 'react-router';
import { type EnquiryMail, enquiryMail } from '#app/access/staff.ts';
import { Outcome } from '../form/footer/outcome.tsx';
import { SendButton } from '../kit/button.tsx';
import layout from '../kit/layout.module.css';
import { RadioCards } from '../kit/radio-cards.tsx';
import { Section } from '../kit/section.tsx';
import { useStudioWords } from '../words/words.ts';

/** One's own setting for mails about enquiries. */
export function EnquiryMailPanel({ wish, done }: { wish: EnquiryMail; done: string | undefined }) {
  const words = useStudioWords().account.enquiryMail;
  return (
    <Section title={words.title} note={words.lead} sheet="padded">
      <Form method="post" className={`${layout.stack} ${layout.start}`} preventScrollReset>
        <RadioCards
          name="wish"
          legend={words.legend}
          chosen={wish}
          cards={enquiryMail.map((choice) => ({ value: choice, label: words.choices[choice] }))}
        />
        <SendButton name="intent" value="enquiry-mail">
          {words.save}
        </SendButton>
        <Outcome done={done} />
      </Form>
    </Section>
  );
}
