import {
  type AnyField,
  type FieldLabel,
  getKeys,
  type ProductSection,
  plainProductFields,
  productLabels,
  variantLabels,
} from '@pasar/contract';
import { useTranslation } from 'react-i18next';
import { type ProductForm, useError, useErrors, useInput } from '../product-form.store.ts';
import { pairStyle, threeStyle } from '../product-form.styles.ts';
import { cellFields, singleNames } from '../variants/cell-fields.ts';
import { FieldControl } from './field-control.tsx';

type FieldName = keyof typeof plainProductFields;

const fields: Readonly<Record<FieldName, AnyField>> = plainProductFields;
/** A field without a label does not compile. */
const labels: Readonly<Record<FieldName, FieldLabel>> = productLabels;
const names = getKeys(plainProductFields);
const getDependents = (flag: string) => names.filter((name) => fields[name].onlyWith === flag);

const OwnField = ({ form, name, text }: { form: ProductForm; name: FieldName; text?: FieldLabel }) => {
  const dependents = getDependents(name);
  const value = useInput(form, name);
  const control = (
    <FieldControl
      name={name}
      field={fields[name]}
      text={text ?? labels[name]}
      value={value}
      error={useError(form, name)}
      onValue={(value) => form.set({ [name]: value }, name, ...dependents)}
    />
  );
  if (dependents.length === 0) return control;
  return (
    <div>
      {control}
      {value && dependents.map((dependent) => <OwnField key={dependent} form={form} name={dependent} />)}
    </div>
  );
};

const styles = { 2: pairStyle, 3: threeStyle };

/** The fields of a section in lines: neighbors with the same number of columns share one. Long texts come last. */
const getLines = (section: ProductSection): { columns: 2 | 3 | undefined; names: FieldName[] }[] => {
  const own = names
    .filter((name) => fields[name].section === section && !fields[name].onlyWith)
    .toSorted(
      (one, other) => Number(fields[one].kind === 'multiline') - Number(fields[other].kind === 'multiline'),
    );
  const lines: ReturnType<typeof getLines> = [];
  for (const name of own) {
    const { columns } = fields[name];
    const last = lines.at(-1);
    if (last && columns && last.columns === columns) last.names.push(name);
    else lines.push({ columns, names: [name] });
  }
  return lines;
};

/** The fields that the declarations put into one section. */
export const SectionFields = ({ form, section }: { form: ProductForm; section: ProductSection }) =>
  getLines(section).map(({ columns, names }) => {
    const controls = names.map((name) => <OwnField key={name} form={form} name={name} />);
    return columns ? (
      <div key={names[0]} css={styles[columns]}>
        {controls}
      </div>
    ) : (
      controls
    );
  });

/** What a product without options is sold as. */
export const SoldAs = ({ form }: { form: ProductForm }) => {
  const { t } = useTranslation('seller');
  const single = useInput(form, 'single');
  const errors = useErrors(form);
  return singleNames.map((name) => (
    <FieldControl
      key={name}
      name={name}
      field={cellFields[name]}
      text={
        name === 'stock' ? { label: { id: t('product.stock'), en: t('product.stock') } } : variantLabels[name]
      }
      value={single[name]}
      error={errors[name]}
      onValue={(value) => form.setSingle({ [name]: value }, name)}
    />
  ));
};

/** The code of the full family, of a product with options. */
export const FamilySku = ({ form }: { form: ProductForm }) => {
  const { t } = useTranslation('seller');
  const label = t('product.familySku');
  return <OwnField form={form} name="sku" text={{ label: { id: label, en: label } }} />;
};
