import { type RefObject, useEffect, useState } from 'react';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { SendButton } from '#app/studio/kit/button.tsx';
import { Icon, type IconName } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Toggle } from '#app/studio/kit/toggle.tsx';
import { ChosenToolbar } from '#app/studio/kit/toolbar.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';

export interface BulkButton {
  intent: string;
  label: string;
  icon: IconName;
}

/** The id of the form of the rows, to which the buttons of the toolbar belong. */
export const ROWS_FORM = 'rows';

interface ChosenBarProps {
  form: RefObject<HTMLFormElement | null>;
  chosen: Chosen;
  actions: BulkButton[];
}

/** In the place of the toolbar while rows are selected. */
export function ChosenBar({ form, chosen, actions }: ChosenBarProps) {
  const words = useStudioWords().content;
  if (chosen.count === 0) return null;
  const choose = (isChosen: boolean) => form.current && chooseAll(form.current, isChosen);
  return (
    <ChosenToolbar
      count={words.chosenCount(chosen.count)}
      tick={
        <Toggle
          aria-label={words.chooseAll}
          checked={chosen.isAll}
          isPartial={!chosen.isAll}
          onChange={({ target }) => choose(target.checked)}
        />
      }
      clearLabel={words.clearSelection}
      onClear={() => {
        choose(false);
        form.current?.querySelector<HTMLElement>(TICKS)?.focus();
      }}
    >
      {actions.map(({ intent, label, icon }) => (
        <SendButton
          key={intent}
          kind="quiet"
          icon={<Icon name={icon} />}
          form={ROWS_FORM}
          name="intent"
          value={intent}
        >
          {label}
        </SendButton>
      ))}
    </ChosenToolbar>
  );
}

/** Without scripts nothing knows what is selected: the buttons are always there, below the rows. */
export function PlainChosenBar({ actions }: Pick<ChosenBarProps, 'actions'>) {
  const words = useStudioWords().content;
  const hydrated = useHydrated();
  if (hydrated) return null;
  return (
    <p className={layout.line}>
      <b>{words.chosen}</b>
      {actions.map(({ intent, label }) => (
        <SendButton key={intent} name="intent" value={intent}>
          {label}
        </SendButton>
      ))}
    </p>
  );
}

export interface Chosen {
  count: number;
  isAll: boolean;
}

/** How many rows of the form are selected. Each answer clears the selection, and another page has its own. */
export function useChosen(
  form: RefObject<HTMLFormElement | null>,
  { answer, shown }: { answer: unknown; shown: unknown },
): Chosen {
  const [chosen, setChosen] = useState<Chosen>({ count: 0, isAll: false });
  useEffect(() => {
    const count = () => setChosen(form.current ? countIn(form.current) : { count: 0, isAll: false });
    const countHere = ({ target }: Event) => {
      if (form.current?.contains(target as Node)) count();
    };
    // The form is replaced, or gone, when the list changes.
    if (shown) count();
    document.addEventListener('change', countHere);
    return () => document.removeEventListener('change', countHere);
  }, [form, shown]);
  useEffect(() => {
    if (answer && form.current) chooseAll(form.current, false);
  }, [answer, form]);
  return chosen;
}

const TICKS = 'input[name=id][type=checkbox]';
const ticksIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>(TICKS)];

function countIn(form: HTMLFormElement): Chosen {
  const ticks = ticksIn(form);
  const count = ticks.filter(({ checked }) => checked).length;
  return { count, isAll: count > 0 && count === ticks.length };
}

function chooseAll(form: HTMLFormElement, isChosen: boolean) {
  for (const tick of ticksIn(form)) tick.checked = isChosen;
  form.dispatchEvent(new Event('change', { bubbles: true }));
}
