import type { BuyerOrderDetail, OrderStatus } from '@pasar/contract';
import { useFormat, useTimes } from '@pasar/slice-kit';
import { Logo } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { OrderTotals } from '../../shared/order-totals/order-totals.tsx';
import * as style from './printable-invoice.styles.ts';

type TaxParty = NonNullable<NonNullable<BuyerOrderDetail['documents']>['invoice']>['buyer'];

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt css={style.name}>{name}</dt>
    <dd css={style.fact}>{children}</dd>
  </div>
);

/** An amount beside the total. */
const Note = ({ name, children }: { name: string; children: string }) => (
  <div css={style.note}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const ended: readonly OrderStatus[] = ['cancelled_buyer', 'cancelled_system', 'rejected'];

/** Whether all of the money went back; of a complaint a part may. */
const isReturnedWhole = ({ status, refund, price_breakdown }: BuyerOrderDetail): boolean =>
  ended.includes(status) || (status === 'refunded' && refund?.wallet === price_breakdown.total);

/** One paid order on one printed page: seller, buyer, items, and the breakdown of the total. */
export const PrintableInvoice = ({ order }: { order: BuyerOrderDetail }) => {
  const { t } = useTranslation('buyer');
  const { rupiah, number, date } = useFormat();
  const { dateTime } = useTimes();
  const { address, payment, merchant, shipping, items, order_code: code, order_group_code: group } = order;
  const place = [address.area, address.sub_district, address.city, address.province]
    .filter(Boolean)
    .join(', ');
  const isReturned = isReturnedWhole(order);
  const invoice = order.documents?.invoice;
  const tax = invoice?.tax;
  const notes = order.documents?.credit_notes ?? [];
  const named = ({ name, npwp, address: where }: TaxParty, company = '') =>
    [name, company, npwp && t('invoice.npwp', { number: npwp }), where].filter(Boolean).join(', ');
  return (
    <article css={style.page} aria-label={t('titles.invoice', { code })}>
      <div css={style.head}>
        <Logo />
        <p css={[style.stamp, isReturned && style.returned]}>
          {t(isReturned ? 'invoice.returned' : 'invoice.paid')}
        </p>
      </div>
      <dl css={style.facts}>
        {invoice && <Fact name={t('invoice.number')}>{invoice.number}</Fact>}
        {invoice && <Fact name={t('invoice.issuedAt')}>{date(invoice.issued_at)}</Fact>}
        <Fact name={t('invoice.seller')}>
          {invoice ? named(invoice.seller, invoice.seller.company) : merchant.merchant_name}
        </Fact>
        {invoice && <Fact name={t('invoice.named')}>{named(invoice.buyer)}</Fact>}
        <Fact name={t('invoice.order')}>{code}</Fact>
        <Fact name={t('invoice.paidAt')}>{payment.paid_at ? dateTime(payment.paid_at) : ''}</Fact>
        <Fact name={t('invoice.payment')}>{payment.method_name ?? t('bill.wallet')}</Fact>
        <Fact name={t('invoice.group')}>{group}</Fact>
        <Fact name={t('invoice.courier')}>
          {[`${shipping.courier_name} ${shipping.service}`, shipping.awb].filter(Boolean).join(', ')}
        </Fact>
        <Fact name={t('invoice.to')}>
          {`${address.receiver_name}, ${address.phone}. ${address.address}, ${place} ${address.zipcode}`}
        </Fact>
      </dl>
      <table css={style.table}>
        <caption css={style.caption}>{t('order.items')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('invoice.item')}</th>
            <th scope="col">{t('invoice.qty')}</th>
            <th scope="col">{t('invoice.price')}</th>
            <th scope="col">{t('invoice.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                {item.name}
                {item.variant_label && <span css={style.variant}>{item.variant_label}</span>}
              </th>
              <td>{number(item.qty)}</td>
              <td>{rupiah(item.price)}</td>
              <td>{rupiah(item.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div css={style.sums}>
        <OrderTotals order={order} />
        {tax && (
          <dl>
            <Note name={t('invoice.priceWithoutTax')}>{rupiah(tax.price)}</Note>
            <Note name={t('invoice.dpp')}>{rupiah(tax.dpp)}</Note>
            <Note name={t('invoice.ppn')}>{rupiah(tax.ppn)}</Note>
          </dl>
        )}
      </div>
      {notes.length > 0 && (
        <dl>
          {notes.map(({ number: note, issued_at: at, amount }) => (
            <Note key={note} name={`${t('invoice.creditNote', { number: note })}, ${date(at)}`}>
              {rupiah(-amount)}
            </Note>
          ))}
        </dl>
      )}
      <p css={style.foot}>
        {t('invoice.automatic')} {t('invoice.noTaxInvoice')}
      </p>
    </article>
  );
};
