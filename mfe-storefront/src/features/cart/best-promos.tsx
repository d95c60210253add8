import type { PromoOption } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { TicketPercent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './cart-summary.styles.ts';

/**
 * What the best promos will save at the checkout, of the marketplace and of the stores together (quality
 * A42).
 */
export const BestPromos = ({ promos }: { promos: readonly PromoOption[] }) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const best = promos.filter(({ is_selected, amount }) => is_selected && amount > 0);
  if (best.length === 0) return null;
  const saved = best.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <p css={style.promos}>
      <TicketPercent size={20} strokeWidth={1.9} aria-hidden="true" />
      <span>
        <strong css={style.promosCount}>{t('cart.promos.best', { count: best.length })}</strong>
        {t('cart.promos.bestSaves', { amount: rupiah(saved) })}
      </span>
    </p>
  );
};
