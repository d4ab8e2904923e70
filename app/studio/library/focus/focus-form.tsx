import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Form } from 'react-router';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { pointClasses } from '#app/media/focus-class.ts';
import { type Focus, FOCUS_STEP, steppedFocus } from '#app/media/focus.ts';
import type { FocusPicture } from '#app/media/files/choose-focus.server.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { SendButton } from '#app/studio/kit/button.tsx';
import { Field } from '#app/studio/kit/field.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { focusMark } from '#app/studio/kit/picture-picker.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { FocusCrops } from './focus-crops.tsx';
import { tapSize } from './focus-input.ts';
import styles from './focus.module.css';

interface FocusFormProps {
  picture: FocusPicture;
  action: string;
  /** The result of the last form. */
  message: string | undefined;
}

const MIDDLE: Focus = { x: 50, y: 50 };
const MOVES: Partial<Record<string, Focus>> = {
  ArrowLeft: { x: -FOCUS_STEP, y: 0 },
  ArrowRight: { x: FOCUS_STEP, y: 0 },
  ArrowUp: { x: 0, y: -FOCUS_STEP },
  ArrowDown: { x: 0, y: FOCUS_STEP },
};

/**
 * Without hydration, a tap on the picture submits its coordinates, and the sliders have their own button.
 * With it, both move the point, the crops follow, and the button saves it.
 */
export function FocusForm({ picture, action, message }: FocusFormProps) {
  const words = useStudioWords().library.focus;
  const [moved, setMoved] = useState<Focus>();
  const hydrated = useHydrated();
  const point = moved ?? picture.focus;
  const { x, y } = point ?? MIDDLE;
  const tapForm = `tap-${picture.mediaId}`;

  function tap(event: MouseEvent<HTMLInputElement>) {
    event.preventDefault();
    // Pressed by a key: there are no coordinates.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    setMoved(
      steppedFocus({
        x: ((event.clientX - box.left) / box.width) * 100,
        y: ((event.clientY - box.top) / box.height) * 100,
      }),
    );
  }

  function move(event: KeyboardEvent) {
    const by = MOVES[event.key];
    if (!by) return;
    event.preventDefault();
    setMoved(steppedFocus({ x: x + by.x, y: y + by.y }));
  }

  return (
    <div className={styles.desk}>
      <div className={`${styles.pad} ${pointClasses({ x, y })}`}>
        <input
          type="image"
          form={tapForm}
          name="tap"
          src={renditionUrl(picture.path, 640, 'jpeg')}
          alt={words.tap}
          {...tapSize(picture)}
          // Without scripts a key press has no coordinates: keyboards use the sliders.
          tabIndex={hydrated ? 0 : -1}
          onClick={tap}
          onKeyDown={move}
        />
        <span className={`${focusMark} ${styles.cross}`} aria-hidden="true" />
      </div>
      <FocusCrops path={picture.path} focus={point} />
      <p role="status" className={styles.wide}>
        {point ? words.at(x, y) : words.middle}
      </p>
      <Form id={tapForm} method="post" action={action} preventScrollReset />
      <Form
        method="post"
        action={action}
        className={`${layout.stack} ${layout.tight} ${styles.wide}`}
        preventScrollReset
      >
        {(['x', 'y'] as const).map((side) => (
          <Field key={side} id={`focus-${side}`} label={side === 'x' ? words.across : words.down}>
            <input
              id={`focus-${side}`}
              className={styles.slide}
              type="range"
              name={side}
              min={0}
              max={100}
              step={FOCUS_STEP}
              value={side === 'x' ? x : y}
              onChange={({ target }) => setMoved({ x, y, [side]: Number(target.value) })}
            />
          </Field>
        ))}
        <div className={layout.line}>
          <SendButton kind="primary" name="intent" value="keep">
            {words.keep}
          </SendButton>
          {picture.focus && (
            <SendButton name="intent" value="reset">
              {words.reset}
            </SendButton>
          )}
        </div>
        <Outcome done={moved ? undefined : message} />
      </Form>
    </div>
  );
}
