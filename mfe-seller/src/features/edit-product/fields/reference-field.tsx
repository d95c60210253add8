import type { SelectedReference } from '@pasar/contract';
import { lazyComponent, useLocale } from '@pasar/slice-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from './control-props.ts';
import { SelectionField } from './selection-field.tsx';

const sheets = {
  category: lazyComponent(() =>
    import(/* webpackChunkName: "product-sheets" */ './category-sheet.tsx').then((m) => m.CategorySheet),
  ),
  brand: lazyComponent(() =>
    import(/* webpackChunkName: "product-sheets" */ './brand-sheet.tsx').then((m) => m.BrandSheet),
  ),
};
const placeholders = { category: 'product.chooseCategory', brand: 'product.noBrand' } as const;

/** A category or a brand, selected in a sheet. What is optional can be cleared. */
export const ReferenceField = ({
  name,
  field: { to = 'category', required },
  text,
  aside,
  value,
  error,
  onValue,
}: ControlProps<SelectedReference | null>) => {
  const { t } = useTranslation('seller');
  const locale = useLocale();
  const [open, setOpen] = useState<boolean>();
  const Sheet = sheets[to];
  return (
    <>
      <SelectionField
        name={name}
        label={text.label[locale]}
        {...(aside && { aside })}
        placeholder={t(placeholders[to])}
        shown={value?.path.join(' › ')}
        error={error}
        onOpen={() => setOpen(true)}
        onClear={required ? undefined : () => onValue(null)}
      />
      {open !== undefined && (
        <Sheet
          open={open}
          onOpenChange={setOpen}
          onMissing={() => setOpen(undefined)}
          chosen={value?.id}
          onChoose={onValue}
        />
      )}
    </>
  );
};
