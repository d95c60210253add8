import { lazyComponent } from '@pasar/slice-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductForm, useError, useInput } from '../product-form.store.ts';
import { SelectionField } from './selection-field.tsx';

const CategorySheet = lazyComponent(() =>
  import(/* webpackChunkName: "product-sheets" */ './category-sheet.tsx').then((m) => m.CategorySheet),
);

export const CategoryField = ({ form }: { form: ProductForm }) => {
  const { t } = useTranslation('seller');
  const category = useInput(form, 'category');
  const error = useError(form, 'category_id');
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <SelectionField
        name="category_id"
        label={t('product.category')}
        placeholder={t('product.chooseCategory')}
        shown={category?.path.join(' › ')}
        error={error}
        onOpen={() => setOpen(true)}
      />
      {open !== undefined && (
        <CategorySheet
          open={open}
          onOpenChange={setOpen}
          onMissing={() => setOpen(undefined)}
          chosen={category?.id}
          onChoose={(chosen) => form.set({ category: chosen }, 'category_id')}
        />
      )}
    </>
  );
};
