import type { BuyerOrderDetail } from '@pasar/contract';
import { noteStyle, OrderPart } from '@pasar/dashboard';
import { LocalLink, linkTo } from '@pasar/slice-kit';
import { Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { OrderItemLine } from '../../shared/order-item/order-item.tsx';

/** What was bought, and from whom. */
export const OrderItems = ({ order: { merchant, items, note } }: { order: BuyerOrderDetail }) => {
  const { t } = useTranslation('buyer');
  return (
    <OrderPart title={t('order.items')}>
      <TextLink as={LocalLink} standalone to={linkTo('storefront.store', { slug: merchant.merchant_slug })}>
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
