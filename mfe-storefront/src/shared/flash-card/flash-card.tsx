import type { ProductCard } from '@pasar/contract';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Card, Price, ProgressBar, ResponsiveImage } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { toImageSources } from '../image-sources.ts';
import { WishlistButton } from '../wishlist-button/index.ts';
import * as style from './flash-card.styles.ts';

/** Up to this many left, the card shows how many. */
const fewLeft = 10;

interface FlashCardProps {
  product: ProductCard;
  running: boolean;
  /** On the home page's plum panel, or on the canvas. */
  place?: 'panel' | 'page';
  /** How wide the image is shown. */
  sizes?: string;
  /** In sight when the page opens: its image is not put off. */
  priority?: boolean;
  /** Pieces that one buyer may have. */
  limit?: number;
}

/** A product of the session: the discount on its image, and how much of the session's stock is sold. */
export const FlashCard = ({
  product,
  running,
  place = 'panel',
  sizes = '(max-width: 922px) 148px, 180px',
  priority = false,
  limit,
}: FlashCardProps) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const { flash_sale: flash } = product;
  const price = flash?.flash_price ?? product.price;
  const old = running ? product.compare_at_price : product.price;
  const percent = old && old > price ? Math.floor(((old - price) / old) * 100) : 0;
  const gone = running && flash !== null && flash.flash_sold >= flash.flash_stock;
  return (
    <Card as="article" padding="none" lift css={[style.card, style.places[place]]}>
      <div css={[style.image, gone && style.imageSoldOut]}>
        <ResponsiveImage alt="" {...toImageSources(product.image_urls)} sizes={sizes} priority={priority} />
        {gone && (
          <span css={style.soldOut} aria-hidden="true">
            {t('flash.soldOutShort')}
          </span>
        )}
        {percent > 0 && (
          <span css={style.flag} aria-hidden="true">
            -{percent}%
          </span>
        )}
      </div>
      <div css={style.text}>
        <h3 css={[style.name, place === 'page' && style.nameOnPage]}>
          <LocalLink to={linkTo('storefront.product', { slug: product.slug })} css={style.link} lang="id">
            {product.name}
          </LocalLink>
        </h3>
        <div css={style.price}>
          <Price
            value={rupiah(price)}
            tone="discounted"
            {...(old && old > price && { old: rupiah(old) })}
            labels={{ now: t('flash.price'), old: t('price.old') }}
          />
        </div>
        {flash && <Stock stock={flash.flash_stock} sold={running ? flash.flash_sold : 0} />}
        {product.arrival && <p css={style.sold}>{t('card.arrives', { days: product.arrival.text })}</p>}
        {limit !== undefined && <p css={style.limit}>{t('flash.limit', { n: limit })}</p>}
      </div>
      <WishlistButton css={style.heart} tone="onPicture" product={product} />
    </Card>
  );
};

/** Sold and left, as a bar and as text. */
const Stock = ({ stock, sold }: { stock: number; sold: number }) => {
  const { t } = useTranslation('storefront');
  const { count } = useFormat();
  const left = Math.max(0, stock - sold);
  const words =
    left === 0
      ? t('flash.soldOut')
      : left <= fewLeft
        ? t('stock.left', { n: left })
        : sold > 0
          ? t('card.sold', { n: count(sold) })
          : t('flash.unsold', { n: count(stock) });
  return (
    <>
      <ProgressBar
        value={stock > 0 ? sold / stock : 1}
        tone="discount"
        label={t('flash.soldShare')}
        valueText={t('flash.soldOf', { sold, stock })}
      />
      <p css={style.sold}>{words}</p>
    </>
  );
};
