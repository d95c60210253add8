import type { MouseEvent, ReactNode } from 'react';
import type { BareProps } from '../bare-props.ts';
import { Spinner } from '../display/spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button.styles.ts';

export type ButtonProps = BareProps<'button'> & {
  variant?: ButtonVariant;
  /** 48 px high, or 44. */
  size?: ButtonSize;
  /** As wide as its place. */
  block?: boolean;
  /** Work is in progress: shows a spinner, retains the focus, accepts no further press. */
  busy?: boolean;
  /**
   * Looks and is announced as disabled, yet can be focused and pressed: a form then shows what is missing.
   */
  looksDisabled?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
};

/** A press that acts. Its text names the action. */
export const Button = ({
  variant = 'primary',
  size = 'm',
  block = false,
  busy = false,
  looksDisabled = false,
  icon,
  iconEnd,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A second press while busy must neither act nor submit the form again.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      css={buttonStyle({
        variant,
        size,
        block,
        looksDisabled: looksDisabled || rest.disabled === true,
      })}
      aria-busy={busy || undefined}
      aria-disabled={busy || looksDisabled || undefined}
      onClick={press}
      {...rest}
    >
      {busy ? <Spinner size={20} /> : icon}
      {children}
      {iconEnd}
    </button>
  );
};
