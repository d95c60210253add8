import { digitFormats } from '@pasar/contract';
import { DigitsField, type DigitsFieldProps } from '@pasar/ui';
import type { StepProps } from '../step-props.ts';

interface PhoneFieldProps extends Pick<StepProps, 'form'>, Pick<DigitsFieldProps, 'label' | 'hint'> {
  name: 'phone' | 'pic_phone';
}

/** A phone number; a pasted one is brought into shape. */
export const PhoneField = ({ form, name, label, hint }: PhoneFieldProps) => (
  <DigitsField
    {...form.field(name)}
    onValue={(phone) => form.set(name, phone)}
    format={digitFormats.phone}
    label={label}
    hint={hint}
    type="tel"
    inputMode="tel"
    autoComplete={name === 'phone' ? 'tel-national' : 'off'}
    required
  />
);
