import type { SellerOrderDetail } from '@pasar/contract';
import { Divider, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { strongStyle, textStyle } from './part.styles.ts';
import { Part } from './part.tsx';

/** Who bought, where it goes, and in whose name it is sent. */
export const Receiver = ({ order: { address, buyer, dropship } }: { order: SellerOrderDetail }) => {
  const { t } = useTranslation('seller');
  const place = [address.area, address.sub_district, address.city, address.province]
    .filter(Boolean)
    .join(', ');
  return (
    <Part title={t('sale.receiver')}>
      <Stack gap={4}>
        <p css={strongStyle}>
          {address.receiver_name} · {address.phone}
        </p>
        <p css={textStyle}>{address.address}</p>
        <p css={textStyle}>
          {place} {address.zipcode}
        </p>
        <p css={textStyle}>{t('sale.buyer', { name: buyer.username })}</p>
      </Stack>
      {dropship && (
        <Stack gap={4}>
          <Divider />
          <p css={strongStyle}>{t('sale.dropship')}</p>
          <p css={textStyle}>{t('sale.dropshipFrom', { name: dropship.name, phone: dropship.phone })}</p>
        </Stack>
      )}
    </Part>
  );
};
