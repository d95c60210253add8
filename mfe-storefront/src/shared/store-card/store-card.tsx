import type { ListedStore } from '@pasar/contract';
import { LocalLink, linkTo, useFormat, useLocale } from '@pasar/slice-kit';
import { Avatar, Badge, Card, FlowerMark, Rating, ResponsiveImage, VisuallyHidden } from '@pasar/ui';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toImageSources } from '../image-sources.ts';
import { oneDecimal } from '../one-decimal.ts';
import * as style from './store-card.styles.ts';

export interface StoreCardProps {
  store: ListedStore;
  /** In sight when the page opens: its images are not put off. */
  priority?: boolean;
  headingLevel?: 2 | 3;
  /** Shows the kind of store, where different kinds are listed together. */
  tellsKind?: boolean;
}

const places = [0, 1, 2];
/** A third of a card: cards are full lines on phones and thirds of 1,200 px on desktops. */
const sizes = '(max-width: 559px) 31vw, (max-width: 922px) 16vw, 130px';

/** A store in a list: its products, its name, its rating. The full card is one link. */
export const StoreCard = ({
  store,
  priority = false,
  headingLevel = 2,
  tellsKind = false,
}: StoreCardProps) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const locale = useLocale();
  const Name = `h${headingLevel}` as const;
  const value = oneDecimal(store.rating, locale);
  const { total_review: reviews, total_product: products } = store;
  return (
    <Card as="article" padding="none" lift css={style.card}>
      <div css={style.products}>
        {places.map((place) => {
          const cover = store.covers[place];
          return cover ? (
            <ResponsiveImage
              key={place}
              alt=""
              {...toImageSources(cover)}
              sizes={sizes}
              width={300}
              height={300}
              priority={priority}
            />
          ) : (
            <span key={place} css={style.blank} />
          );
        })}
      </div>
      <Avatar
        css={style.crest}
        name={store.merchant_name}
        src={store.merchant_photos ?? undefined}
        shape="petal"
        size="l"
        decorative
      />
      <div css={style.text}>
        <Name css={style.name}>
          <LocalLink
            to={linkTo('storefront.store', { slug: store.merchant_slug })}
            css={style.link}
            lang="id"
          >
            {store.merchant_name}
          </LocalLink>
          {store.is_verified && (
            <>
              {' '}
              <FlowerMark size={16} />
              <VisuallyHidden>{t('card.verified')}</VisuallyHidden>
            </>
          )}
        </Name>
        <p css={style.line}>
          <MapPin size={14} strokeWidth={1.9} aria-hidden="true" />
          <span css={style.city}>{store.city}</span>
          {tellsKind && store.store_type !== 'regular' && (
            <Badge tone="brand" css={style.kind}>
              {t(`storeType.${store.store_type}`)}
            </Badge>
          )}
        </p>
        <p css={style.line}>
          {reviews > 0 ? (
            <Rating
              value={value}
              label={t('rating.labelOf', { value, count: reviews, n: number(reviews) })}
              count={`(${number(reviews)})`}
            />
          ) : (
            <span>{t('storeCard.fresh')}</span>
          )}
          <span css={style.bar} aria-hidden="true">
            |
          </span>
          <span>{t('storeCard.products', { count: products, n: number(products) })}</span>
        </p>
      </div>
    </Card>
  );
};
