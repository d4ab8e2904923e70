import { useEffect, useRef } from 'react';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { IconName } from '#app/studio/kit/icon.tsx';
import { Switch, SwitchButton } from '#app/studio/kit/tabs.tsx';

/** Two typical screens, in CSS pixels. */
export const SCREENS = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };
export type Screen = keyof typeof SCREENS;

/** Scripts are disabled: no visit is counted and no notice opens. */
export const FRAME_SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

interface PickProps<Value extends string> {
  label: string;
  values: readonly Value[];
  words: Record<Value, string>;
  icons?: Record<Value, IconName>;
  chosen: Value;
  onPick: (value: Value) => void;
}

export const Pick = <Value extends string>({
  label,
  values,
  words,
  icons,
  chosen,
  onPick,
}: PickProps<Value>) => (
  <Switch label={label}>
    {values.map((value) => (
      <SwitchButton
        key={value}
        type="button"
        isCurrent={value === chosen}
        {...(icons && { icon: icons[value] })}
        onClick={() => onPick(value)}
      >
        {words[value]}
      </SwitchButton>
    ))}
  </Switch>
);

/** Chooses one of the two. */
export function ScreenPick({ chosen, onPick }: Omit<PickProps<Screen>, 'label' | 'values' | 'words'>) {
  const words = useStudioWords().screens;
  return (
    <Pick
      label={words.label}
      values={['phone', 'desktop']}
      words={words}
      icons={{ phone: 'smartphone', desktop: 'monitor' }}
      chosen={chosen}
      onPick={onPick}
    />
  );
}

/** Passes the scale to the style sheet; the policy forbids inline styles in the markup. */
export function useScale({ width, height }: (typeof SCREENS)[Screen]) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const measure = () => {
      const scale = Math.min(1, element.clientWidth / width);
      element.style.setProperty('--scale', String(scale));
      element.style.setProperty('--high', `${Math.round(height * scale)}px`);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, [width, height]);
  return stage;
}
