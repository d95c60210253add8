import { type FormField, useFormat } from '@pasar/slice-kit';
import { TextField, type TextFieldProps } from '@pasar/ui';

interface AmountFieldProps extends Omit<TextFieldProps, keyof FormField | 'type'> {
  field: FormField;
  set: (digits: string) => void;
}

/** A whole number, written in groups of three while it is typed; the form keeps its digits. */
export const AmountField = ({ field, set, ...rest }: AmountFieldProps) => {
  const { number } = useFormat();
  const { value } = field;
  return (
    <TextField
      {...field}
      {...rest}
      value={value && number(Number(value))}
      onChange={(event) =>
        set(
          event.target.value
            .replace(/\D/g, '')
            .replace(/^0+(?=\d)/, '')
            .slice(0, 12),
        )
      }
      inputMode="numeric"
      autoComplete="off"
    />
  );
};
