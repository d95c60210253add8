import type { ProductCard } from '@pasar/contract';
import type { TFunction } from 'i18next';

/** The badge of a product's shipping: free, or what an offer pays and from how much; null without either. */
export const formatShippingOffer = (
  { free_shipping, shipping_offer: offer }: Pick<ProductCard, 'free_shipping' | 'shipping_offer'>,
  t: TFunction<'storefront'>,
  rupiah: (amount: number) => string,
): string | null => {
  if (free_shipping) return t('card.freeShipping');
  if (!offer) return null;
  const { min_spend: least, up_to: most } = offer;
  if (most === null) return t('card.freeShippingFrom', { least: rupiah(least) });
  if (least === 0) return t('card.freeShippingUpTo', { most: rupiah(most) });
  return t('card.freeShippingBoth', { most: rupiah(most), least: rupiah(least) });
};
