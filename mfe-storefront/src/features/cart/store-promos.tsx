import type { PromoOption } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { TicketPercent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './store-promos.styles.ts';

/** So many of a store's promos are listed; the checkout shows them all. */
const told = 2;

/** The vouchers of a store: what they save, or how much is missing. They are put on at the checkout. */
export const StorePromos = ({ promos }: { promos: readonly PromoOption[] }) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const worth = promos
    .filter(({ usable, reason_code, is_selected }) => (usable ? is_selected : reason_code === 'min_spend'))
    .slice(0, told);
  if (worth.length === 0) return null;
  return (
    <ul css={style.list}>
      {worth.map(({ promo_id, usable, name, amount, missing_amount }) => (
        <li key={promo_id} css={[style.promo, usable && style.usable]}>
          <TicketPercent size={20} strokeWidth={1.9} aria-hidden="true" />
          <span>
            {usable
              ? t('cart.promos.saves', { amount: rupiah(amount) })
              : t('cart.promos.missing', { amount: rupiah(missing_amount) })}{' '}
            <span lang="id">{name}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};
