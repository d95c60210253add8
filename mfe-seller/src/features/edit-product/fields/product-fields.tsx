import { Checkbox, RadioGroup, TextArea, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../shared/number-field/number-field.tsx';
import type { ProductFormValues } from '../form-values/product-form-values.ts';
import { type ProductForm, useError, useInput } from '../product-form.store.ts';

/** Fields that are plain text. */
type TextKey = {
  [Key in keyof ProductFormValues]: ProductFormValues[Key] extends string ? Key : never;
}[keyof ProductFormValues];
type FlagKey = 'is_preorder' | 'must_insurance' | 'free_shipping';

const flagLabels = {
  is_preorder: 'product.preorder',
  must_insurance: 'product.insurance',
  free_shipping: 'product.freeShipping',
} as const;

interface FieldProps {
  form: ProductForm;
  hint?: string | undefined;
  aside?: string | undefined;
}

/** The texts of each field under its own name. */
const labels = {
  name: 'product.name',
  description: 'product.description',
  video_url: 'product.video',
  sku: 'product.familySku',
  weight_gram: 'product.weight',
  length_cm: 'product.length',
  width_cm: 'product.width',
  height_cm: 'product.height',
  min_order: 'product.minOrder',
  max_order: 'product.maxOrder',
  preorder_days: 'product.preorderDays',
  seo_title: 'product.seoTitle',
  seo_description: 'product.seoDescription',
} as const satisfies Partial<Record<TextKey, string>>;

export const TextInput = ({
  form,
  name,
  most,
  long = false,
  ...notes
}: FieldProps & {
  name: keyof typeof labels;
  most: number;
  long?: boolean;
  required?: boolean;
  type?: string;
}) => {
  const { t } = useTranslation('seller');
  const value = useInput(form, name);
  const error = useError(form, name);
  const Field = long ? TextArea : TextField;
  return (
    <Field
      {...notes}
      name={name}
      label={t(labels[name])}
      value={value}
      error={error}
      limit={most}
      {...(long && { rows: 8 })}
      onChange={({ target }: { target: { value: string } }) => form.set({ [name]: target.value })}
    />
  );
};

export const NumberInput = ({
  form,
  name,
  suffix,
  ...notes
}: FieldProps & { name: keyof typeof labels; suffix?: string; required?: boolean }) => {
  const { t } = useTranslation('seller');
  return (
    <NumberField
      {...notes}
      name={name}
      label={t(labels[name])}
      suffix={suffix}
      value={useInput(form, name)}
      error={useError(form, name)}
      onValue={(value) => form.set({ [name]: value })}
    />
  );
};

export const FlagInput = ({ form, name, hint }: FieldProps & { name: FlagKey }) => {
  const { t } = useTranslation('seller');
  return (
    <Checkbox
      name={name}
      label={t(flagLabels[name])}
      hint={hint}
      checked={useInput(form, name)}
      onChange={({ target }) =>
        form.set({ [name]: target.checked }, ...(name === 'is_preorder' ? ['preorder_days'] : []))
      }
    />
  );
};

export const ConditionInput = ({ form }: FieldProps) => {
  const { t } = useTranslation('seller');
  return (
    <RadioGroup
      name="condition"
      label={t('product.condition')}
      value={useInput(form, 'condition')}
      error={useError(form, 'condition')}
      onChange={(value) => form.set({ condition: value === 'used' ? 'used' : 'new' })}
      options={[
        { value: 'new', label: t('product.new') },
        { value: 'used', label: t('product.used') },
      ]}
    />
  );
};

/** What a product without options is sold as. */
export const SoldAs = ({ form }: FieldProps) => {
  const { t } = useTranslation('seller');
  const single = useInput(form, 'single');
  return (
    <>
      <NumberField
        money
        required
        name="price"
        label={t('product.price')}
        value={single.price}
        error={useError(form, 'price')}
        onValue={(price) => form.setSingle({ price }, 'price')}
      />
      <NumberField
        money
        name="compare_at_price"
        label={t('product.before')}
        aside={t('optional')}
        value={single.before}
        error={useError(form, 'compare_at_price')}
        onValue={(before) => form.setSingle({ before }, 'compare_at_price')}
      />
      <NumberField
        name="stock"
        label={t('product.stock')}
        value={single.stock}
        error={useError(form, 'stock')}
        onValue={(stock) => form.setSingle({ stock }, 'stock')}
      />
      <TextField
        name="sku"
        label="SKU"
        aside={t('optional')}
        limit={64}
        value={single.sku}
        error={useError(form, 'sku')}
        onChange={({ target }) => form.setSingle({ sku: target.value }, 'sku')}
      />
    </>
  );
};
