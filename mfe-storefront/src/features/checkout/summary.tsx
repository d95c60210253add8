import type { Checkout } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Divider, Price } from '@pasar/ui';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './summary.styles.ts';

interface SummaryProps {
  checkout: Checkout;
  /** The name of the selected way to pay. */
  method: string | undefined;
  /** What changed, and the button. */
  children: ReactNode;
}

/** Every part of the total, and what is left to pay (quality A42). */
export const Summary = ({ checkout, method, children }: SummaryProps) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const { summary, orders } = checkout;
  const pieces = orders.flatMap(({ items }) => items).reduce((sum, { qty }) => sum + qty, 0);
  // Before an address the shipping rates are unknown: not yet counted is not free.
  const isKnown = orders.some(({ selected_shipping: chosen }) => chosen !== null);
  const rows: [label: string, amount: number | null, saves?: true][] = [
    [t('checkout.summary.items', { n: pieces }), summary.subtotal],
    [t('checkout.summary.shipping'), isKnown ? summary.shipping : null],
    [t('checkout.summary.shippingOffer'), -(summary.shipping_offer ?? 0), true],
    [t('checkout.summary.shippingDiscount'), -summary.shipping_discount, true],
    [t('checkout.summary.insurance'), summary.insurance],
    [t('checkout.summary.promo'), -summary.voucher, true],
  ];
  const always = 2;
  const shown = rows.filter(([, amount], index) => index < always || amount !== 0);
  return (
    <section css={style.block} aria-labelledby="checkout-summary">
      <h2 id="checkout-summary" css={style.heading}>
        {t('checkout.summary.title')}
      </h2>
      <dl css={style.rows}>
        {shown.map(([label, amount, saves]) => (
          <div key={label} css={style.row}>
            <dt>{label}</dt>
            <dd css={saves && style.saved}>
              {amount === null ? t('checkout.summary.notYet') : rupiah(amount)}
            </dd>
          </div>
        ))}
        {summary.wallet_used > 0 && (
          <>
            <div css={[style.row, style.grandTotal]}>
              <dt>{t('checkout.summary.grandTotal')}</dt>
              <dd>{rupiah(summary.grand_total)}</dd>
            </div>
            <div css={style.row}>
              <dt>{t('checkout.summary.wallet')}</dt>
              <dd css={style.saved}>{rupiah(-summary.wallet_used)}</dd>
            </div>
          </>
        )}
      </dl>
      <Divider />
      <p css={style.payable}>
        <span>
          {method
            ? t('checkout.summary.paidBy', { method })
            : t(summary.wallet_used > 0 ? 'checkout.summary.payable' : 'checkout.summary.grandTotal')}
        </span>
        <Price size="l" value={rupiah(summary.payable)} />
      </p>
      {summary.product_discount > 0 && (
        <p css={style.saving}>{t('checkout.summary.saving', { amount: rupiah(summary.product_discount) })}</p>
      )}
      {children}
      <p css={style.escrow}>
        <ShieldCheck size={20} strokeWidth={1.9} aria-hidden="true" />
        <span>{t('checkout.escrow')}</span>
      </p>
    </section>
  );
};
