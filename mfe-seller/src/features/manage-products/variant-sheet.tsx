import { isApiError } from '@pasar/api-client';
import { type ListedSellerProduct, type SellerProduct, sellerProductEndpoints } from '@pasar/contract';
import { toast, useApi, useFormat, useReportError } from '@pasar/slice-kit';
import { Button, Price, Sheet, Skeleton, Stack } from '@pasar/ui';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuickValue } from './quick-value.tsx';
import type { QuickSave } from './use-quick-edit.ts';
import * as style from './variant-sheet.styles.ts';

type Variant = SellerProduct['variants'][number];

export interface VariantSheetProps {
  product: ListedSellerProduct;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The list shows sums of what was changed here. */
  changed: () => void;
}

/** Price and stock of every variant of one product, changed in place without its full form. */
export const VariantSheet = ({ product, open, onOpenChange, changed }: VariantSheetProps) => {
  const { t } = useTranslation('seller');
  const { rupiah, number } = useFormat();
  const api = useApi();
  const report = useReportError();
  const [variants, setVariants] = useState<readonly Variant[]>();
  const [failed, setFailed] = useState(false);
  const [touched, setTouched] = useState(false);
  const { id } = product;

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const { data } = await api.call(sellerProductEndpoints.detail, { params: { id } });
      setVariants(data.variants);
    } catch (failure) {
      setFailed(true);
      report(failure, { section: t('quick.sheet') });
    }
  }, [api, id, report, t]);
  useEffect(() => {
    if (open) void load();
  }, [open]);

  const set = (variant: Variant, part: Partial<Variant>) => {
    setTouched(true);
    setVariants((before) => before?.map((one) => (one.id === variant.id ? { ...one, ...part } : one)));
  };
  const attempt = async (work: () => Promise<string>): Promise<QuickSave> => {
    try {
      toast.success(await work());
      return { saved: true };
    } catch (failure) {
      if (isApiError(failure) && (failure.code === 422 || failure.code === 409))
        return { saved: false, error: failure.message };
      report(failure);
      return { saved: false };
    }
  };
  const savePrice = (variant: Variant, price: number) =>
    attempt(async () => {
      const body = { variant_id: variant.id as number, price };
      const { data, message } = await api.call(sellerProductEndpoints.setPrice, { body });
      set(variant, { price: data.price, compare_at_price: data.compare_at_price });
      return message;
    });
  const saveStock = (variant: Variant, stock: number) =>
    attempt(async () => {
      const body = { variant_id: variant.id as number, stock, stock_seen: variant.stock };
      try {
        const { data, message } = await api.call(sellerProductEndpoints.setStock, { body });
        set(variant, { stock: data.stock, stock_reserved: data.stock_reserved });
        return message;
      } catch (failure) {
        // The numbers of now come with the rejection: the next press means those.
        if (isApiError(failure) && failure.code === 409 && failure.data)
          set(variant, { stock: (failure.data as Pick<Variant, 'stock'>).stock });
        throw failure;
      }
    });
  const close = (next: boolean) => {
    onOpenChange(next);
    if (!next && touched) changed();
  };

  return (
    <Sheet open={open} onOpenChange={close} title={product.name} closeLabel={t('close')}>
      {!variants && !failed && <Skeleton lines={6} />}
      {failed && (
        <Stack gap={12} align="start">
          <Button variant="secondary" size="s" onClick={() => void load()}>
            {t('error.retry')}
          </Button>
        </Stack>
      )}
      <ul css={style.list} aria-label={t('quick.sheet')}>
        {variants?.map((variant) => {
          const name = variant.option_values.join(' / ');
          return (
            <li key={variant.id} css={style.item}>
              <p css={style.name}>{name}</p>
              <div>
                <p css={style.label}>{t('products.column.price')}</p>
                <QuickValue
                  label={t('quick.price', { name })}
                  value={variant.price}
                  shown={<Price size="s" value={rupiah(variant.price)} />}
                  rule="price"
                  save={(price) => savePrice(variant, price)}
                />
              </div>
              <div>
                <p css={style.label}>{t('quick.inStore')}</p>
                <QuickValue
                  label={t('quick.stock', { name })}
                  value={variant.stock}
                  shown={number(variant.stock)}
                  rule="stock"
                  save={(stock) => saveStock(variant, stock)}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
};
