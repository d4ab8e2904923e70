import { type RefObject, useEffect, useState } from 'react';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './list.module.css';

interface ChosenBarProps {
  /** The form of the rows, each with its checkbox. */
  form: RefObject<HTMLFormElement | null>;
  sending: boolean;
  /** Each answer clears the selection. */
  answer: unknown;
  /** The buttons, with their labels. */
  actions: { intent: string; label: string }[];
}

/** The actions for the selected items, shown while there are any. */
export function ChosenBar({ form, sending, answer, actions }: ChosenBarProps) {
  const words = useStudioWords().content;
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState({ count: 0, isAll: false });

  useEffect(() => {
    const rows = form.current;
    if (!rows) return;
    const count = () => setChosen(countIn(rows));
    count();
    rows.addEventListener('change', count);
    return () => rows.removeEventListener('change', count);
  }, [form]);

  useEffect(() => {
    if (answer && form.current) chooseAll(form.current, false);
  }, [answer, form]);

  return (
    <div className={styles.bulk}>
      {hydrated ? (
        <label>
          <input
            type="checkbox"
            checked={chosen.isAll}
            ref={(input) => {
              if (input) input.indeterminate = chosen.count > 0 && !chosen.isAll;
            }}
            onChange={({ target }) => form.current && chooseAll(form.current, target.checked)}
          />
          {words.chooseAll}
        </label>
      ) : (
        <span>{words.chosen}</span>
      )}
      {hydrated && <span role="status">{words.chosenCount(chosen.count)}</span>}
      <span className={styles.doing}>
        {actions.map(({ intent, label }) => (
          <button
            key={intent}
            className="button"
            name="intent"
            value={intent}
            aria-disabled={sending || undefined}
          >
            {label}
          </button>
        ))}
      </span>
    </div>
  );
}

const ticksIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input[name=id]')];

function countIn(form: HTMLFormElement) {
  const ticks = ticksIn(form);
  const count = ticks.filter(({ checked }) => checked).length;
  return { count, isAll: count > 0 && count === ticks.length };
}

function chooseAll(form: HTMLFormElement, isChosen: boolean) {
  for (const tick of ticksIn(form)) tick.checked = isChosen;
  form.dispatchEvent(new Event('change'));
}
