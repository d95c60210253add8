import type { ListedSellerProduct } from '@pasar/contract';
import { lazyComponent, useFormat } from '@pasar/slice-kit';
import { Price, VisuallyHidden } from '@pasar/ui';
import { Layers } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './quick-value.styles.ts';
import { QuickValue } from './quick-value.tsx';
import type { useQuickEdit } from './use-quick-edit.ts';

const VariantSheet = lazyComponent(() =>
  import(/* webpackChunkName: "product-sheets" */ './variant-sheet.tsx').then((m) => m.VariantSheet),
);

interface QuickFieldProps {
  product: ListedSellerProduct;
  edit: ReturnType<typeof useQuickEdit>;
}

/** The price of a product with one variant, to change in place; of others the span of prices. */
export const QuickPrice = ({ product, edit }: QuickFieldProps) => {
  const { t } = useTranslation('seller');
  const { rupiah } = useFormat();
  const { name, price_range, variant_id } = product;
  const { min, max } = price_range;
  if (variant_id === null)
    return (
      <span css={style.span}>
        {min === max ? rupiah(min) : t('products.between', { min: rupiah(min), max: rupiah(max) })}
      </span>
    );
  return (
    <QuickValue
      label={t('quick.price', { name })}
      value={min}
      shown={<Price size="s" value={rupiah(min)} />}
      rule="price"
      save={(price) => edit.setPrice(product, price)}
    />
  );
};

/** What is free to sell. With one variant the pieces in the store are counted here, with several in a sheet. */
export const QuickStock = ({ product, edit, changed }: QuickFieldProps & { changed: () => void }) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const [open, setOpen] = useState<boolean>();
  const { name, stock, stock_reserved, stock_on_hand, variant_id, variants_count } = product;
  const ordered = stock_reserved > 0 && (
    <p css={style.note}>{t('products.reserved', { n: number(stock_reserved) })}</p>
  );
  if (variant_id === null || stock_on_hand === null)
    return (
      <div>
        <button type="button" css={style.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <VisuallyHidden>{t('quick.variants', { name })}: </VisuallyHidden>
          {number(stock)}{' '}
          <span css={style.variants}>{t('products.variants', { n: number(variants_count) })}</span>
          <Layers size={16} strokeWidth={1.9} aria-hidden="true" />
        </button>
        {ordered}
        {open !== undefined && (
          <VariantSheet
            product={product}
            open={open}
            onOpenChange={setOpen}
            changed={changed}
            onMissing={() => setOpen(undefined)}
          />
        )}
      </div>
    );
  return (
    <div>
      <QuickValue
        label={t('quick.stock', { name })}
        value={stock_on_hand}
        shown={number(stock)}
        rule="stock"
        save={(count) => edit.setStock(product, count)}
      />
      {ordered}
    </div>
  );
};
