import {
  type AdminCategory,
  adminAttributeEndpoints,
  attributeKinds,
  type CategoryAttribute,
  firstErrors,
} from '@pasar/contract';
import { NumberField } from '@pasar/dashboard';
import { useLocale } from '@pasar/slice-kit';
import { SelectField, Switch, TextArea, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { SaveForm } from '../../shared/form/save-form.tsx';
import { useSaveForm } from '../../shared/form/use-save-form.ts';
import { type AttributeValues, toAttributeBody, toAttributeValues } from './attribute-values.ts';

interface AttributeFormProps {
  category: AdminCategory;
  /** Absent for a new one. */
  attribute?: CategoryAttribute;
  onDone: () => unknown;
}

/** A choice that is wrong has its error where all of them are typed. */
const atFields = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [field.split('.')[0] ?? field, text]));

/** What sellers are asked for: how it is called, of which kind it is, and whether it may be missing. */
export const AttributeForm = ({ category, attribute, onDone }: AttributeFormProps) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const id = attribute?.id ?? null;
  const form = useSaveForm<AttributeValues, AdminCategory>({
    row: category,
    toValues: (row) => toAttributeValues(row?.attributes?.find((one) => one.id === id)),
    check: (values, row = category) =>
      atFields(firstErrors(adminAttributeEndpoints.save.body, toAttributeBody(values, row, id), locale)),
    send: (api, { values, row = category }, options) =>
      api.call(adminAttributeEndpoints.save, { body: toAttributeBody(values, row, id) }, options),
    done: onDone,
  });
  const { values, set } = form;
  const nameOf = (field: string) => t(`attribute.fields.${field as keyof AttributeValues}`);
  const field = (name: keyof AttributeValues) => ({ ...form.field(name), label: nameOf(name) });
  return (
    <SaveForm
      form={form}
      save={t(attribute ? 'form.save' : 'attribute.create')}
      nameOf={nameOf}
      onCancel={onDone}
    >
      <TextField {...field('name_id')} limit={50} required />
      <TextField {...field('name_en')} limit={50} required />
      <SelectField
        {...field('kind')}
        options={attributeKinds.map((kind) => ({ value: kind, label: t(`attribute.kind.${kind}`) }))}
      />
      {values.kind === 'number' && (
        <TextField {...field('unit')} hint={t('attribute.unitHint')} limit={12} aside={t('form.optional')} />
      )}
      {values.kind === 'choice' && (
        <TextArea {...field('allowed_values')} hint={t('attribute.choicesHint')} rows={6} required />
      )}
      <Switch
        name="is_required"
        label={nameOf('is_required')}
        hint={t('attribute.requiredHint')}
        checked={values.is_required === '1'}
        onChange={(event) => set('is_required', event.target.checked ? '1' : '')}
      />
      <Switch
        name="is_filter"
        label={nameOf('is_filter')}
        hint={t('attribute.filterHint')}
        error={form.field('is_filter').error}
        checked={values.is_filter === '1'}
        onChange={(event) => set('is_filter', event.target.checked ? '1' : '')}
      />
      <NumberField
        {...field('position')}
        hint={t('category.positionHint')}
        onValue={(digits) => set('position', digits)}
      />
    </SaveForm>
  );
};
