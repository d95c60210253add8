import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { boxesStyle, boxStyle } from './code-field.styles.ts';
import { FieldNotesBelow } from './form-field.tsx';
import { groupStyle, legendStyle } from './selection-control.styles.ts';
import { useField } from './use-field.ts';

const length = 6;
const boxes = Array.from({ length }, (_, index) => index);

export type CodeFieldHandle = {
  /** Puts the caret into the first box. */
  focus: () => void;
};

export type CodeFieldProps = {
  label: ReactNode;
  /**
   * The characters so far, without gaps; characters pasted beyond six are in the last box, and are no code.
   */
  value: string;
  onChange: (value: string) => void;
  /** Accessible name of one box, e.g. `(n) => 'Angka ke-' + n`; n counts from 1. */
  boxLabel: (position: number) => string;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  ref?: Ref<CodeFieldHandle>;
  className?: string;
};

const charactersOf = (text: string) => text.replace(/[^0-9A-Za-z]/g, '');

/**
 * Six single-character boxes that act as one field (SPEC 2, /verification-otp): typing goes forward,
 * Backspace goes back, a pasted or filled-in code fills them all. It never sends itself.
 */
export const CodeField = ({
  label,
  value,
  onChange,
  boxLabel,
  name,
  hint,
  error,
  disabled,
  ref,
  className,
}: CodeFieldProps) => {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const { ids, aria } = useField({ label, hint, error });

  const focusBox = (index: number) => {
    const box = inputs.current[Math.max(0, Math.min(index, length - 1))];
    box?.focus();
    // After a complete code the next character is one too many, not another last one.
    if (index >= length) box?.setSelectionRange(box.value.length, box.value.length);
    else box?.select();
  };
  useImperativeHandle(ref, () => ({ focus: () => focusBox(0) }));

  /** Writes characters from a box on; there are no gaps, so an early end decides where they land. */
  const write = (text: string, index: number) => {
    const at = Math.min(index, value.length);
    const next = value.slice(0, at) + text + value.slice(at + text.length);
    // Rendered before the focus moves on: the next box reads how many are filled.
    flushSync(() => onChange(next));
    focusBox(at + text.length);
  };

  /** A code that is too long is not cut: six of its characters would be another code. */
  const writeWhole = (text: string) => {
    flushSync(() => onChange(text));
    focusBox(text.length);
  };

  const erase = (index: number) => onChange(value.slice(0, index) + value.slice(index + 1));

  const type = (event: ChangeEvent<HTMLInputElement>, index: number) => {
    const text = charactersOf(event.target.value);
    if (index === length - 1 && value.length >= length) writeWhole(value.slice(0, index) + text);
    else if (text.length >= length) writeWhole(text);
    else if (text === '' && event.target.value === '') erase(index);
    else if (text !== '') write(text.length > 1 ? text.replace(value[index] ?? '', '') : text, index);
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    event.preventDefault();
    const text = charactersOf(event.clipboardData.getData('text'));
    if (text.length >= length) writeWhole(text);
    else if (text) write(text, index);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const steps: Record<string, () => void> = {
      ArrowLeft: () => focusBox(index - 1),
      ArrowRight: () => focusBox(Math.min(index + 1, value.length)),
      Home: () => focusBox(0),
      End: () => focusBox(value.length),
      Backspace: () => {
        const last = index === length - 1 ? Math.max(index, value.length - 1) : index;
        const emptied = value[index] === undefined ? index - 1 : last;
        if (emptied < 0) return;
        erase(emptied);
        focusBox(value[index] === undefined ? index - 1 : index);
      },
    };
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step();
  };

  return (
    <fieldset css={groupStyle} className={className} disabled={disabled}>
      <legend css={legendStyle}>{label}</legend>
      <div css={boxesStyle}>
        {boxes.map((index) => (
          <input
            key={index}
            ref={(box) => {
              inputs.current[index] = box;
            }}
            css={boxStyle}
            type="text"
            inputMode="numeric"
            // The first box accepts a complete code from the keyboard's suggestion or a password manager.
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            name={name && `${name}_${index + 1}`}
            aria-label={boxLabel(index + 1)}
            {...aria}
            value={index < length - 1 ? (value[index] ?? '') : value.slice(index)}
            onChange={(event) => type(event, index)}
            onPaste={(event) => paste(event, index)}
            onKeyDown={(event) => press(event, index)}
            onFocus={() => (index > value.length ? focusBox(value.length) : inputs.current[index]?.select())}
          />
        ))}
      </div>
      <FieldNotesBelow ids={ids} hint={hint} error={error} />
    </fieldset>
  );
};
