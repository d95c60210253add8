import { type BuyerOrderDetail, paths } from '@pasar/contract';
import { CopyCode } from '@pasar/dashboard';
import { LocalLink, useFormat } from '@pasar/slice-kit';
import { ButtonLink, Divider, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { BillSums } from '../../shared/bill-sums/bill-sums.tsx';
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
  const { dateTime } = useFormat();
  const { payment, order_group_code: group, order_code: code } = order;
  return (
    <Part title={t('bill.title')}>
      <BillSums order={order} />
      <Divider />
      <Stack gap={4}>
        <p css={strongStyle}>{payment.method_name ?? t('bill.wallet')}</p>
        {payment.wallet_used > 0 && payment.method_name && <WalletPart amount={payment.wallet_used} />}
        <p css={textStyle}>
          {payment.paid_at ? t('bill.paidAt', { at: dateTime(payment.paid_at) }) : t('bill.unpaid')}
        </p>
        <CopyCode code={group} label={t('bill.copy')} />
      </Stack>
      {payment.paid_at && (
        <ButtonLink as={LocalLink} variant="neutral" size="s" to={paths.account.invoice(code)}>
          {t('bill.invoice')}
        </ButtonLink>
      )}
    </Part>
  );
};

const WalletPart = ({ amount }: { amount: number }) => {
  const { t } = useTranslation('buyer');
  const { rupiah } = useFormat();
  return <p css={textStyle}>{t('bill.walletPart', { amount: rupiah(amount) })}</p>;
};
