import { normalizePhone } from '@pasar/contract';
import { TextField, type TextFieldProps } from '@pasar/ui';
import type { StepProps } from '../step-props.ts';

interface PhoneFieldProps extends Pick<StepProps, 'form'>, Pick<TextFieldProps, 'label' | 'hint'> {
  name: 'phone' | 'pic_phone';
}

/** A phone number; a pasted one is brought into shape when the field is left. */
export const PhoneField = ({ form, name, label, hint }: PhoneFieldProps) => {
  const field = form.field(name);
  return (
    <TextField
      {...field}
      label={label}
      hint={hint}
      onBlur={() => {
        const shaped = normalizePhone(field.value);
        if (shaped !== field.value) form.set(name, shaped);
        field.onBlur();
      }}
      type="tel"
      inputMode="tel"
      autoComplete={name === 'phone' ? 'tel-national' : 'off'}
      required
    />
  );
};
