import type { ProductDetail } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Price, ProgressBar } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './price-now.styles.ts';

interface PriceNowProps {
  price: number;
  old: number | null;
  /** The session's stock, when its price is the one shown. */
  flash: ProductDetail['flash_sale'];
  /** Pieces that one buyer may have of it. */
  limit: number | null;
}

/** What a buyer pays for what is selected, and what it cost before. */
export const PriceNow = ({ price, old, flash, limit }: PriceNowProps) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const cut = old !== null && old > price ? old : undefined;
  return (
    <div css={style.place}>
      <Price
        size="xl"
        value={rupiah(price)}
        {...(cut && { old: rupiah(cut), discountPercent: Math.max(1, Math.floor((1 - price / cut) * 100)) })}
        labels={{ now: t('price.now'), old: t('price.old') }}
      />
      {flash && (
        <div css={style.stock}>
          <ProgressBar
            value={flash.flash_stock > 0 ? flash.flash_sold / flash.flash_stock : 1}
            tone="discount"
            label={t('flash.soldShare')}
            valueText={t('flash.soldOf', { sold: flash.flash_sold, stock: flash.flash_stock })}
          />
          <p css={style.sold}>
            {t('buy.soldAtPrice', { sold: flash.flash_sold, stock: flash.flash_stock })}
            {limit !== null && ` · ${t('buy.perBuyer', { n: limit })}`}
          </p>
        </div>
      )}
    </div>
  );
};
