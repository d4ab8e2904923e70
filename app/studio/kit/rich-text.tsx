import { type HTMLAttributes, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './rich-text.module.css';

export interface RichTool {
  name: string;
  label: string;
  icon: IconName;
  press: () => unknown;
  /** Undefined for a tool that is never on. */
  isOn?: boolean | undefined;
  isDisabled?: boolean;
  /** Separated from the one before it by a line. */
  isApart?: boolean;
}

interface RichTextProps extends HTMLAttributes<HTMLDivElement> {
  toolbar: RichToolbarProps;
  /** Rows of buttons for what is at the caret: a heading, a table, a link. */
  context?: ReactNode;
  /** Announced below the text. */
  message?: ReactNode;
  /** A section is shorter than a story. */
  isShort?: boolean;
  /** The text that is edited. */
  children: ReactNode;
}

/** The box of formatted text: its tools stay in sight above it. */
export const RichText = ({ toolbar, context, message, isShort, children, ...box }: RichTextProps) => (
  <div className={styles.rich} data-short={isShort || undefined} {...box}>
    <div className={styles.bars}>
      <RichToolbar {...toolbar} />
      {context}
    </div>
    {children}
    <p role="status" className={styles.message}>
      {message}
    </p>
  </div>
);

interface RichToolbarProps {
  label: string;
  tools: readonly RichTool[];
  /** Undo and redo, which stay in sight when the tools scroll. */
  steps: { label: string; tools: readonly RichTool[] };
}

function RichToolbar({ label, tools, steps }: RichToolbarProps) {
  const keys = useArrowKeys();
  return (
    <div className={styles.bar} role="toolbar" aria-label={label} {...keys.bar}>
      <div className={styles.run}>
        {tools.map((tool, index) => (
          <ToolButton key={tool.name} tool={tool} {...keys.itemProps(index)} />
        ))}
      </div>
      <div className={styles.steps} role="group" aria-label={steps.label}>
        {steps.tools.map((tool, index) => (
          <ToolButton key={tool.name} tool={tool} {...keys.itemProps(tools.length + index)} />
        ))}
      </div>
    </div>
  );
}

interface ToolButtonProps {
  tool: RichTool;
  tabIndex: number;
  onFocus: () => void;
}

const ToolButton = ({
  tool: { label, icon, press, isOn, isDisabled, isApart },
  ...stop
}: ToolButtonProps) => (
  <button
    type="button"
    className={isApart ? styles.apart : undefined}
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    // Not `disabled`: that would lose the focus with the last step.
    aria-disabled={isDisabled}
    // Keeps the focus in the text: a typed space must not press the button again.
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => !isDisabled && press()}
    {...stop}
  >
    <Icon name={icon} />
  </button>
);

interface RichRowProps {
  label: string;
  /** Before the buttons, such as the address of a link. */
  text?: string;
  buttons: readonly { label: string; isOn?: boolean; press: () => unknown }[];
}

/** Buttons for what is at the caret. */
export const RichRow = ({ label, text, buttons }: RichRowProps) => (
  <div className={styles.row} role="group" aria-label={label}>
    {text && <span>{text}</span>}
    {buttons.map((button) => (
      <button
        key={button.label}
        type="button"
        aria-pressed={button.isOn}
        onMouseDown={(event) => event.preventDefault()}
        onClick={button.press}
      >
        {button.label}
      </button>
    ))}
  </div>
);

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A toolbar is one Tab stop; the arrow keys move within it. */
function useArrowKeys() {
  const [stop, setStop] = useState(0);
  return {
    bar: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const buttons = [...event.currentTarget.querySelectorAll('button')];
        const at = buttons.indexOf(event.target as HTMLButtonElement);
        const step = STEPS[event.key];
        if (at === -1 || !step) return;
        event.preventDefault();
        buttons[step(at, buttons.length)]!.focus();
      },
    },
    itemProps: (index: number) => ({ tabIndex: index === stop ? 0 : -1, onFocus: () => setStop(index) }),
  };
}
