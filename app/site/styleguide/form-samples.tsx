import { samples } from './samples.ts';
import styles from './styleguide.module.css';

export function FormSamples() {
  const { form } = samples;
  return (
    <form className={styles.form} method="get" action="#forms" noValidate aria-labelledby="forms-heading">
      <div className="field">
        <label htmlFor="sample-name">{form.name}</label>
        <span className="field__hint" id="sample-name-hint">
          {form.nameHint}
        </span>
        <input id="sample-name" autoComplete="off" aria-describedby="sample-name-hint" />
      </div>
      <div className="field">
        <label htmlFor="sample-email">{form.email}</label>
        <span className="field__error" id="sample-email-error">
          {form.emailError}
        </span>
        <input
          id="sample-email"
          type="email"
          autoComplete="off"
          defaultValue={form.emailWrong}
          aria-invalid="true"
          aria-describedby="sample-email-error"
        />
      </div>
      <div className="field">
        <label htmlFor="sample-grade">{form.grade}</label>
        <select id="sample-grade" data-show="hover">
          {form.grades.map((grade) => (
            <option key={grade}>{grade}</option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="sample-closed">{form.closed}</label>
        <input id="sample-closed" defaultValue={form.closedValue} disabled />
      </div>
      <div className="field">
        <label htmlFor="sample-message">{form.message}</label>
        <textarea id="sample-message" rows={4} data-show="focus" placeholder={samples.sentence} />
      </div>
      <button className="button button--primary" type="button">
        {form.send}
      </button>
    </form>
  );
}
