import { type AdminCategory, adminCategoryEndpoints, firstErrors, ppnKinds } from '@pasar/contract';
import { NumberField } from '@pasar/dashboard';
import { useLocale } from '@pasar/slice-kit';
import { SelectField, Switch, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { toCategoryOptions } from '../../shared/categories/to-category-options.ts';
import { toOptionalAmount, toRequiredAmount } from '../../shared/form/amounts.ts';
import { SaveForm } from '../../shared/form/save-form.tsx';
import { useSaveForm } from '../../shared/form/use-save-form.ts';
import { listParents } from './category-tree.ts';

const toValues = (category: AdminCategory | undefined, parent: string) => ({
  name_id: category?.name_id ?? '',
  name_en: category?.name_en ?? '',
  parent_id: category ? String(category.parent_id ?? '') : parent,
  position: String(category?.position ?? 0),
  is_trending: category?.is_trending ? '1' : '',
  ppn_kind: category?.ppn_kind ?? '',
  review_first: category?.review_first ? '1' : '',
});
type CategoryValues = ReturnType<typeof toValues>;

const toBody = (values: CategoryValues) => ({
  name_id: values.name_id,
  name_en: values.name_en,
  position: toRequiredAmount(values.position),
  is_trending: values.is_trending === '1',
  review_first: values.review_first === '1',
  ppn_kind: ppnKinds.find((kind) => kind === values.ppn_kind) ?? null,
});

interface CategoryFormProps {
  /** Absent for a new one. */
  category?: AdminCategory;
  tree: readonly AdminCategory[];
  /** Where a new one goes at first. */
  parent?: string;
  onDone: (saved: AdminCategory) => unknown;
  onCancel?: () => void;
}

/** What a category is called and where it is. */
export const CategoryForm = ({ category, tree, parent = '', onDone, onCancel }: CategoryFormProps) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const form = useSaveForm<CategoryValues, AdminCategory>({
    row: category,
    toValues: (row) => toValues(row, parent),
    check: (values) =>
      firstErrors(adminCategoryEndpoints.create.body, { ...toBody(values), parent_id: null }, locale),
    send: (api, { values, row }, options) => {
      const body = toBody(values);
      return row
        ? api.call(
            adminCategoryEndpoints.edit,
            { body: { ...body, category_id: row.id, version: row.version } },
            options,
          )
        : api.call(
            adminCategoryEndpoints.create,
            { body: { ...body, parent_id: toOptionalAmount(values.parent_id) } },
            options,
          );
    },
    done: onDone,
  });
  const { values, set } = form;
  const nameOf = (field: string) => t(`category.fields.${field as keyof CategoryValues}`);
  const field = (name: keyof CategoryValues) => ({ ...form.field(name), label: nameOf(name) });
  const parents = listParents(tree).map(({ id }) => String(id));
  return (
    <SaveForm
      form={form}
      save={t(category ? 'form.save' : 'category.create')}
      nameOf={nameOf}
      {...(onCancel && { onCancel })}
    >
      <TextField {...field('name_id')} limit={100} required />
      <TextField {...field('name_en')} limit={100} required />
      {!category && (
        <SelectField
          {...field('parent_id')}
          hint={t('category.parentHint')}
          options={[
            { value: '', label: t('category.top') },
            ...toCategoryOptions(tree, locale).filter(({ value }) => parents.includes(value)),
          ]}
        />
      )}
      <SelectField
        {...field('ppn_kind')}
        hint={t('category.ppnHint')}
        options={[
          { value: '', label: t('category.ppn.inherited') },
          ...ppnKinds.map((kind) => ({ value: kind, label: t(`category.ppn.${kind}`) })),
        ]}
      />
      <NumberField
        {...field('position')}
        hint={t('category.positionHint')}
        onValue={(digits) => set('position', digits)}
      />
      <Switch
        name="is_trending"
        label={nameOf('is_trending')}
        checked={values.is_trending === '1'}
        onChange={(event) => set('is_trending', event.target.checked ? '1' : '')}
      />
      <Switch
        name="review_first"
        label={nameOf('review_first')}
        hint={t('category.reviewHint')}
        checked={values.review_first === '1'}
        onChange={(event) => set('review_first', event.target.checked ? '1' : '')}
      />
    </SaveForm>
  );
};
