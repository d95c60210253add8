import type { ProductDetail } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Badge } from '@pasar/ui';
import { Hourglass, Recycle, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatShippingOffer } from '../../shared/shipping-offer/format-shipping-offer.ts';
import * as style from './price-now.styles.ts';

const icon = { size: 14, strokeWidth: 2, 'aria-hidden': true } as const;

/** What a buyer should know before the price makes them happy: who pays the courier, how old, how long it takes. */
export const ProductBadges = ({
  product,
}: {
  product: Pick<
    ProductDetail,
    'free_shipping' | 'shipping_offer' | 'condition' | 'is_preorder' | 'preorder_days'
  >;
}) => {
  const { condition, is_preorder, preorder_days: days } = product;
  const { t } = useTranslation('storefront');
  const { number, rupiah } = useFormat();
  const shipping = formatShippingOffer(product, t, rupiah);
  if (!shipping && condition === 'new' && !is_preorder) return null;
  return (
    <p css={style.badges}>
      {shipping && (
        <Badge css={style.badge} tone="success" icon={<Truck {...icon} />}>
          {shipping}
        </Badge>
      )}
      {is_preorder && (
        <Badge css={style.badge} tone="warning" icon={<Hourglass {...icon} />}>
          {t('buy.preorder', { count: days, n: number(days) })}
        </Badge>
      )}
      {condition === 'used' && (
        <Badge css={style.badge} tone="info" icon={<Recycle {...icon} />}>
          {t('card.used')}
        </Badge>
      )}
    </p>
  );
};
