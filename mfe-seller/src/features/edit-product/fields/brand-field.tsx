import { lazyComponent } from '@pasar/slice-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductForm, useError, useInput } from '../product-form.store.ts';
import { SelectionField } from './selection-field.tsx';

const BrandSheet = lazyComponent(() =>
  import(/* webpackChunkName: "product-sheets" */ './brand-sheet.tsx').then((m) => m.BrandSheet),
);

/** The brand; most products have none. */
export const BrandField = ({ form }: { form: ProductForm }) => {
  const { t } = useTranslation('seller');
  const brand = useInput(form, 'brand');
  const error = useError(form, 'brand_id');
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <SelectionField
        name="brand_id"
        label={t('product.brand')}
        aside={t('optional')}
        placeholder={t('product.noBrand')}
        shown={brand?.name}
        error={error}
        onOpen={() => setOpen(true)}
        onClear={() => form.set({ brand: null }, 'brand_id')}
      />
      {open !== undefined && (
        <BrandSheet
          open={open}
          onOpenChange={setOpen}
          onMissing={() => setOpen(undefined)}
          chosen={brand?.id}
          onChoose={({ id, name }) => form.set({ brand: { id, name } }, 'brand_id')}
        />
      )}
    </>
  );
};
