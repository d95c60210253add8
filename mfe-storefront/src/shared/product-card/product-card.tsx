import type { ProductCard as Product } from '@pasar/contract';
import { LocalLink, linkTo, useFormat, useLocale } from '@pasar/slice-kit';
import { Badge, Card, FlowerMark, Price, Rating, ResponsiveImage, VisuallyHidden } from '@pasar/ui';
import { MapPin } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toImageSources } from '../image-sources.ts';
import { oneDecimal } from '../one-decimal.ts';
import { formatShippingOffer } from '../shipping-offer/format-shipping-offer.ts';
import { WishlistButton } from '../wishlist-button/index.ts';
import * as style from './product-card.styles.ts';

export interface ProductCardProps {
  product: Product;
  /** In sight when the page opens: its image is not put off. */
  priority?: boolean;
  /** How wide the image is shown; two cards on phones and six on desktops by default. */
  sizes?: string;
  headingLevel?: 2 | 3;
  /** Below everything, above the card's link under the finger: what can be done with it in this list. */
  children?: ReactNode;
}

/**
 * A product in a list: always the same order, and nothing empty where there is no deal.
 * Memoized while the page around it changes, so that a press in a filter is painted before sixty cards are
 * rendered again.
 */
export const ProductCard = memo(
  ({ product, priority = false, sizes, headingLevel = 3, children }: ProductCardProps) => {
    const { t } = useTranslation('storefront');
    const Name = `h${headingLevel}` as const;
    const label =
      product.stock === 0 ? t('card.soldOut') : product.condition === 'used' ? t('card.used') : undefined;
    return (
      <Card as="article" padding="none" lift css={style.card}>
        <div css={style.image}>
          <ResponsiveImage
            alt=""
            {...toImageSources(product.image_urls)}
            {...(sizes && { sizes })}
            priority={priority}
          />
          {label && (
            <span css={style.label}>
              <Badge>{label}</Badge>
            </span>
          )}
        </div>
        <div css={style.text}>
          <Name css={style.name}>
            <LocalLink to={linkTo('storefront.product', { slug: product.slug })} css={style.link} lang="id">
              {product.name}
            </LocalLink>
          </Name>
          <PriceSlot product={product} />
          <Trust product={product} />
          <Origin merchant={product.merchant} />
          {product.arrival && <p css={style.meta}>{t('card.arrives', { days: product.arrival.text })}</p>}
          {children}
        </div>
        <WishlistButton css={style.heart} tone="onPicture" product={product} />
      </Card>
    );
  },
);

const PriceSlot = ({ product }: { product: Product }) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const { price, compare_at_price: old, discount_percent: percent } = product;
  const shipping = formatShippingOffer(product, t, rupiah);
  const range = product.price_range.max > product.price_range.min && product.price_range.min === price;
  return (
    <div css={style.price}>
      <Price
        value={rupiah(price)}
        {...(old && old > price && { old: rupiah(old), discountPercent: percent })}
        labels={{ now: range ? t('card.from') : t('price.now'), old: t('price.old') }}
      />
      {!(old && old > price) && shipping && (
        <span css={style.slot}>
          <Badge tone="success">{shipping}</Badge>
        </span>
      )}
    </div>
  );
};

const Trust = ({ product }: { product: Product }) => {
  const { t } = useTranslation('storefront');
  const { count } = useFormat();
  const locale = useLocale();
  const rated = product.total_review > 0;
  const value = oneDecimal(product.rating, locale);
  return (
    <p css={[style.meta, style.trust]}>
      {rated && <Rating value={value} label={t('rating.label', { value })} />}
      {rated && product.sold > 0 && (
        <span css={style.bar} aria-hidden="true">
          |
        </span>
      )}
      {product.sold > 0 && <span>{t('card.sold', { n: count(product.sold) })}</span>}
      {!rated && product.sold === 0 && <span>{t('card.fresh')}</span>}
    </p>
  );
};

const Origin = ({ merchant }: { merchant: Product['merchant'] }) => {
  const { t } = useTranslation('storefront');
  return (
    <p css={style.meta}>
      {merchant.is_verified ? (
        <>
          <FlowerMark />
          <VisuallyHidden>{t('card.verified')}</VisuallyHidden>
        </>
      ) : (
        <MapPin size={14} strokeWidth={1.9} aria-hidden="true" />
      )}
      <span css={style.city}>{merchant.city}</span>
    </p>
  );
};
