import { type BuyerOrderDetail, paths } from '@pasar/contract';
import { noteStyle, OrderPart } from '@pasar/dashboard';
import { LocalLink } from '@pasar/slice-kit';
import { Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { OrderItemLine } from '../../shared/order-item/order-item.tsx';

/** What was bought, and from whom. */
export const OrderItems = ({ order: { merchant, items, note } }: { order: BuyerOrderDetail }) => {
  const { t } = useTranslation('buyer');
  return (
    <OrderPart title={t('order.items')}>
      <TextLink as={LocalLink} standalone to={paths.store(merchant.merchant_slug)}>
        {merchant.merchant_name}
      </TextLink>
      <Stack as="ul" gap={16}>
        {items.map((item) => (
          <li key={item.id}>
            <OrderItemLine item={item} />
          </li>
        ))}
      </Stack>
      {note && <p css={noteStyle}>{t('order.note', { note })}</p>}
    </OrderPart>
  );
};
