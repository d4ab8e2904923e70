import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useSending } from '../form/use-sending.ts';
import styles from './button.module.css';

/** `primary`: the one main action of a page. `sure`: confirms what cannot be undone. `good`: records a result. */
export type ButtonKind = 'plain' | 'primary' | 'quiet' | 'danger' | 'sure' | 'good';

interface Look {
  kind?: ButtonKind | undefined;
  /** Before the label. A button without a label is as wide as high and needs an `aria-label`. */
  icon?: ReactNode;
  /** After the label. */
  iconEnd?: ReactNode;
  children?: ReactNode;
}

export type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Its work is in progress: its icon turns and it cannot be pressed again. */
    isBusy?: boolean;
  };

/** Never `disabled` while busy, so that the pressed button keeps the focus until the answer. */
export function Button({ kind, icon, iconEnd, isBusy = false, children, className, ...button }: ButtonProps) {
  return (
    <button
      {...button}
      className={classes(kind, !children, className)}
      aria-disabled={isBusy || button['aria-disabled'] || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy || button['aria-disabled']) event.preventDefault();
        else button.onClick?.(event);
      }}
    >
      {icon}
      {children}
      {iconEnd}
    </button>
  );
}

/** Submits its form, and only once. */
export function SendButton(button: ButtonProps) {
  const sending = useSending();
  return <Button {...button} aria-disabled={sending || button['aria-disabled']} />;
}

/** Opens another page of the studio. */
export const LinkButton = ({ kind, icon, iconEnd, children, className, ...link }: Look & LinkProps) => (
  <Link {...link} className={classes(kind, !children, className)}>
    {icon}
    {children}
    {iconEnd}
  </Link>
);

/** Opens an address outside the studio: a page of the site, a file, a call. */
export const AnchorButton = ({
  kind,
  icon,
  iconEnd,
  children,
  className,
  ...anchor
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...anchor} className={classes(kind, !children, className)}>
    {icon}
    {children}
    {iconEnd}
  </a>
);

/** For what is not a button but looks like one: a `<summary>`, the label of a file field. */
export const buttonClass = (kind?: ButtonKind, isIcon = false): string => classes(kind, isIcon);

function classes(kind: ButtonKind = 'plain', isIcon: boolean, own?: string): string {
  return [styles['button'], kind !== 'plain' && styles[kind], isIcon && styles['icon'], own]
    .filter(Boolean)
    .join(' ');
}
