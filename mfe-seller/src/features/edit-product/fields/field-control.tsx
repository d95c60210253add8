import type { AnyField } from '@pasar/contract';
import { NumberField } from '@pasar/dashboard';
import { useLocale } from '@pasar/slice-kit';
import { Checkbox, RadioGroup, TextArea, TextField } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from './control-props.ts';
import { ReferenceField } from './reference-field.tsx';

const useTexts = ({ text, field, aside }: Pick<ControlProps<unknown>, 'text' | 'field' | 'aside'>) => {
  const locale = useLocale();
  return {
    label: text.label[locale],
    hint: text.hint?.[locale],
    aside,
    required: field.required,
  };
};

const TextControl = ({ name, value, error, onValue, ...about }: ControlProps<string>) => {
  const { kind, max } = about.field;
  const Field = kind === 'multiline' ? TextArea : TextField;
  return (
    <Field
      {...useTexts(about)}
      name={name}
      value={value}
      error={error}
      limit={max}
      {...(kind === 'url' && { type: 'url' })}
      {...(kind === 'multiline' && { rows: 8 })}
      onChange={({ target }: { target: { value: string } }) => onValue(target.value)}
    />
  );
};

const NumberControl = ({ name, value, error, onValue, ...about }: ControlProps<string>) => {
  const locale = useLocale();
  return (
    <NumberField
      {...useTexts(about)}
      money={about.field.kind === 'money'}
      name={name}
      suffix={about.text.unit?.[locale]}
      value={value}
      error={error}
      onValue={onValue}
    />
  );
};

const FlagControl = ({ name, text, value, onValue }: ControlProps<boolean>) => {
  const locale = useLocale();
  return (
    <Checkbox
      name={name}
      label={text.label[locale]}
      hint={text.hint?.[locale]}
      checked={value}
      onChange={({ target }) => onValue(target.checked)}
    />
  );
};

const EnumControl = ({ name, field, text, value, error, onValue }: ControlProps<string>) => {
  const locale = useLocale();
  return (
    <RadioGroup
      name={name}
      label={text.label[locale]}
      value={value}
      error={error}
      onChange={onValue}
      options={(field.values ?? []).map((value) => ({
        value,
        label: text.values?.[value]?.[locale] ?? value,
      }))}
    />
  );
};

/** The control of each kind of field. A field's value has the type that its control expects. */
const controls: Record<AnyField['kind'], (props: ControlProps<never>) => ReactNode> = {
  text: TextControl,
  multiline: TextControl,
  url: TextControl,
  integer: NumberControl,
  money: NumberControl,
  flag: FlagControl,
  enum: EnumControl,
  reference: ReferenceField,
  custom: () => null,
};

/** One field of the form, by its kind. */
export const FieldControl = (props: Omit<ControlProps<unknown>, 'aside'>) => {
  const { t } = useTranslation('seller');
  const { kind, required, initial, unmarked } = props.field;
  const Control = controls[kind] as (props: ControlProps<unknown>) => ReactNode;
  const isOptional = !required && initial === undefined && !unmarked;
  return <Control {...props} aside={isOptional ? t('optional') : undefined} />;
};
