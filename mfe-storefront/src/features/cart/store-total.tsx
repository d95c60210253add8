import type { CartGroup, PromoOption } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { isBuyable } from './apply-change.ts';
import * as style from './store-total.styles.ts';

interface StoreTotalProps {
  group: CartGroup;
  /** Of the store, as the checkout would use them. */
  promos: readonly PromoOption[];
}

/** What the checked items of one store cost, and beside it what its own prices and voucher save. */
export const StoreTotal = ({ group, promos }: StoreTotalProps) => {
  const { t } = useTranslation('storefront');
  const { rupiah, number } = useFormat();
  const checked = group.items.filter((item) => item.is_checked === '1' && isBuyable(item));
  if (checked.length === 0) return null;
  const sum = (amount: (item: (typeof checked)[number]) => number) =>
    checked.reduce((total, item) => total + amount(item), 0);
  const pieces = sum(({ qty }) => qty);
  const full = sum(({ price, compare_at_price, qty }) => Math.max(price, compare_at_price ?? 0) * qty);
  const total = sum(({ price, qty }) => price * qty);
  const voucher = promos
    .filter(({ is_selected, usable }) => is_selected && usable)
    .reduce((saved, { amount }) => saved + amount, 0);
  return (
    <dl css={style.sums}>
      {full > total && (
        <>
          <dt>{t('cart.saved')}</dt>
          <dd css={style.saved}>{rupiah(total - full)}</dd>
        </>
      )}
      {voucher > 0 && (
        <>
          <dt>{t('cart.storeVoucher')}</dt>
          <dd css={style.saved}>{rupiah(-voucher)}</dd>
        </>
      )}
      <dt css={style.total}>{t('cart.storeTotal', { count: pieces, n: number(pieces) })}</dt>
      <dd css={style.total}>{rupiah(total - voucher)}</dd>
    </dl>
  );
};
