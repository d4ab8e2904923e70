import { Form } from 'react-router';
import { type EnquiryMail, enquiryMail } from '#app/access/staff.ts';
import { Outcome } from '../form/footer/outcome.tsx';
import { SendButton } from '../form/send-button.tsx';
import { Panel } from '../people/panel.tsx';
import styles from '../people/panel.module.css';
import { useStudioWords } from '../words/words.ts';
import own from './account.module.css';

/** One's own setting for mails about enquiries. */
export function EnquiryMailPanel({ wish, done }: { wish: EnquiryMail; done: string | undefined }) {
  const words = useStudioWords().account.enquiryMail;
  return (
    <Panel title={words.title} lead={words.lead}>
      <Form method="post" className={styles.form} preventScrollReset>
        <fieldset className={own.choices}>
          <legend>{words.legend}</legend>
          {enquiryMail.map((choice) => (
            <label key={choice}>
              <input type="radio" name="wish" value={choice} defaultChecked={wish === choice} />
              {words.choices[choice]}
            </label>
          ))}
        </fieldset>
        <SendButton className="button button--dark" name="intent" value="enquiry-mail">
          {words.save}
        </SendButton>
        <Outcome done={done} />
      </Form>
    </Panel>
  );
}
