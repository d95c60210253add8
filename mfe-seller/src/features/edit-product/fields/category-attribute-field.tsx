import {
  attributeField,
  type CategoryAttribute,
  findAllowedValue,
  findAttribute,
  listAllowedValues,
  readAttributeNumber,
} from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { SelectField, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import type { AttributeInput } from '../form-values/product-form-values.ts';
import { type ProductForm, useError, useInput } from '../product-form.store.ts';

/** The facts with another value for one that the category asks for; without a value it is none. */
const withValue = (
  attributes: readonly AttributeInput[],
  asked: CategoryAttribute,
  value: string,
): AttributeInput[] => {
  const there = attributes.find(({ name }) => findAttribute([asked], name));
  if (!there) return [...attributes, { key: crypto.randomUUID(), name: asked.name_id, value }];
  if (value === '') return attributes.filter((one) => one !== there);
  return attributes.map((one) => (one === there ? { ...one, name: asked.name_id, value } : one));
};

/** One fact that the category asks for: a field of its kind. */
export const CategoryAttributeField = ({ form, asked }: { form: ProductForm; asked: CategoryAttribute }) => {
  const { t } = useTranslation('seller');
  const locale = useLocale();
  const attributes = useInput(form, 'attributes');
  const name = attributeField(asked);
  const value = attributes.find((one) => findAttribute([asked], one.name))?.value ?? '';
  const field = {
    name,
    label: asked[`name_${locale}`],
    error: useError(form, name),
    required: asked.is_required,
    ...(!asked.is_required && { aside: t('optional') }),
    onChange: ({ target }: { target: { value: string } }) =>
      form.set(({ attributes }) => ({ attributes: withValue(attributes, asked, target.value) }), name),
  };
  if (asked.kind === 'text') return <TextField {...field} value={value} limit={200} />;
  if (asked.kind === 'number') {
    const shown = readAttributeNumber(asked, value) ?? value;
    return <TextField {...field} value={shown} suffix={asked.unit} inputMode="decimal" autoComplete="off" />;
  }
  return (
    <SelectField
      {...field}
      value={findAllowedValue(asked, value)?.id ?? ''}
      placeholder={t('attributes.choose')}
      options={listAllowedValues(asked).map((choice) => ({ value: choice.id, label: choice[locale] }))}
    />
  );
};
