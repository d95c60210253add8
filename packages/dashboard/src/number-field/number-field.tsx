import { TextField, type TextFieldProps } from '@pasar/ui';
import { useDigits } from './use-digits.ts';

interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'ref'> {
  value: string;
  onValue: (digits: string) => void;
  /** Rupiah: with its sign, and dots between thousands in both languages (SPEC 9). */
  money?: boolean;
}

/** An integer; `value` is its plain digits. */
export const NumberField = ({ value, onValue, money = false, ...field }: NumberFieldProps) => (
  <TextField
    {...(money && { prefix: 'Rp' })}
    {...field}
    {...useDigits({ value, onValue, mark: money ? '.' : undefined })}
  />
);
