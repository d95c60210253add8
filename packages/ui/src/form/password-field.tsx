import { Eye, EyeOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { controlStates, controlStyle, inputStyle } from './field.styles.ts';
import { FormField } from './form-field.tsx';
import { revealStyle } from './password-field.styles.ts';
import { getControlState, type TextFieldProps } from './text-field.tsx';
import { useField } from './use-field.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'ref'> & {
  /** Name of the button that reveals the password; its pressed state means that it is revealed. */
  showLabel: string;
  /** What a pointer reads on the button while the password is revealed. */
  hideLabel: string;
};

/** A password that can be read back. Value and caret survive the change. */
export const PasswordField = ({
  label,
  hint,
  error,
  success,
  aside,
  showLabel,
  hideLabel,
  className,
  autoComplete = 'current-password',
  ...rest
}: PasswordFieldProps) => {
  const [revealed, setRevealed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const notes = { label, hint, error, success, aside };
  const { ids, aria } = useField({ ...notes, ...rest });

  const toggle = () => {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    // Browsers drop the caret when the type changes, so it is put back after the change has happened.
    flushSync(() => setRevealed(!revealed));
    input.current?.setSelectionRange(selectionStart, selectionEnd);
  };

  return (
    <FormField ids={ids} className={className} {...notes}>
      <div css={[controlStyle, controlStates[getControlState(notes, false)]]}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          {...aria}
          ref={input}
          id={ids.control}
          type={revealed ? 'text' : 'password'}
          autoComplete={autoComplete}
          css={inputStyle}
        />
        <button
          type="button"
          css={revealStyle}
          aria-label={showLabel}
          aria-pressed={revealed}
          aria-controls={ids.control}
          title={revealed ? hideLabel : showLabel}
          onClick={toggle}
        >
          {revealed ? <EyeOff size={20} strokeWidth={1.9} /> : <Eye size={20} strokeWidth={1.9} />}
        </button>
      </div>
    </FormField>
  );
};
