import type { BuyerOrderDetail } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Divider, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { CopyCode } from '../../shared/copy/copy-code.tsx';
import { Sums } from '../../shared/sums/sums.tsx';
import { strongStyle, textStyle } from './part.styles.ts';
import { Part } from './part.tsx';

/** Where it goes; of a dropship order also who sends it by name. */
export const Delivery = ({ order: { address, dropship } }: { order: BuyerOrderDetail }) => {
  const { t } = useTranslation('buyer');
  const place = [address.area, address.sub_district, address.city, address.province]
    .filter(Boolean)
    .join(', ');
  return (
    <Part title={t('order.address')}>
      <Stack gap={4}>
        <p css={strongStyle}>
          {address.receiver_name} · {address.phone}
        </p>
        <p css={textStyle}>{address.address}</p>
        <p css={textStyle}>
          {place} {address.zipcode}
        </p>
      </Stack>
      {dropship && (
        <Stack gap={4}>
          <Divider />
          <p css={strongStyle}>{t('order.dropship')}</p>
          <p css={textStyle}>{t('order.dropshipFrom', { name: dropship.name, phone: dropship.phone })}</p>
        </Stack>
      )}
    </Part>
  );
};

/** How it was paid, and how the total came about. */
export const Bill = ({ order }: { order: BuyerOrderDetail }) => {
  const { t } = useTranslation('buyer');
  const { dateTime, number } = useFormat();
  const { payment, price_breakdown: price, total_item, order_group_code: group } = order;
  return (
    <Part title={t('bill.title')}>
      <Sums
        lines={[
          { label: t('bill.items', { n: number(total_item) }), amount: price.items, always: true },
          { label: t('bill.sellerVoucher'), amount: -price.seller_voucher },
          { label: t('bill.platformDiscount'), amount: -price.platform_discount },
          { label: t('bill.shipping'), amount: price.shipping, always: true },
          { label: t('bill.shippingDiscount'), amount: -price.shipping_discount },
          { label: t('bill.insurance'), amount: price.insurance },
        ]}
        total={{ label: t('bill.total'), amount: price.total }}
      />
      <Divider />
      <Stack gap={4}>
        <p css={strongStyle}>{payment.method_name ?? t('bill.wallet')}</p>
        {payment.wallet_used > 0 && payment.method_name && <WalletPart amount={payment.wallet_used} />}
        <p css={textStyle}>
          {payment.paid_at ? t('bill.paidAt', { at: dateTime(payment.paid_at) }) : t('bill.unpaid')}
        </p>
        <CopyCode code={group} label={t('bill.copy')} />
      </Stack>
    </Part>
  );
};

const WalletPart = ({ amount }: { amount: number }) => {
  const { t } = useTranslation('buyer');
  const { rupiah } = useFormat();
  return <p css={textStyle}>{t('bill.walletPart', { amount: rupiah(amount) })}</p>;
};
