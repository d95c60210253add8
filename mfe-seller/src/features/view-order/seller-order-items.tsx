import type { SellerOrderDetail } from '@pasar/contract';
import { noteStyle, OrderPart, textStyle } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { SellerOrderItemLine } from '../../shared/seller-order-item/seller-order-item-line.tsx';

/** What goes into the parcel. */
export const SellerOrderItems = ({ order }: { order: SellerOrderDetail }) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const { items, note, total_item, weight_gram } = order;
  return (
    <OrderPart title={t('sellerOrder.items')}>
      <p css={textStyle}>
        {t('sellerOrder.parcel', { n: number(total_item), kilos: number(Math.ceil(weight_gram / 100) / 10) })}
      </p>
      <Stack as="ul" gap={16}>
        {items.map((item) => (
          <li key={item.id}>
            <SellerOrderItemLine item={item} price />
          </li>
        ))}
      </Stack>
      {note && <p css={noteStyle}>{t('sellerOrder.note', { note })}</p>}
    </OrderPart>
  );
};
