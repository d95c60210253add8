import { LengthCount } from './length-count.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { type DigitFormat, useDigitInput } from './use-digit-input.ts';

export type DigitsFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'ref' | 'aside'> & {
  /** What was typed, without separators; only digits unless something else was typed. */
  value: string;
  onValue: (value: string) => void;
  format: DigitFormat;
};

/**
 * A number that is a name, as a zip code or an account: grouped for reading, counted, and never cut. What is no digit
 * stays in sight, so that the field's rule can speak about it.
 */
export const DigitsField = ({ value, onValue, format, onBlur, ...field }: DigitsFieldProps) => {
  const complete = format.complete(value);
  return (
    <TextField
      inputMode="numeric"
      {...field}
      {...useDigitInput({ value, onValue, format })}
      aside={value && <LengthCount length={complete.length} limit={format.most} />}
      onBlur={(event) => {
        if (complete !== value) onValue(complete);
        onBlur?.(event);
      }}
    />
  );
};
