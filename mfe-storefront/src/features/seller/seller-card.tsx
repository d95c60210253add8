import type { ProductDetail } from '@pasar/contract';
import { LocalLink, linkTo, once, useFormat, useLocale } from '@pasar/slice-kit';
import { Avatar, Badge, Button, ButtonLink, Card, FlowerMark, VisuallyHidden } from '@pasar/ui';
import { Check, MapPin, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatButton, ReplyTime } from '../../shared/chat/index.ts';
import { useFollow } from '../../shared/follow/index.ts';
import { oneDecimal } from '../../shared/one-decimal.ts';
import * as style from './seller-card.styles.ts';

interface SellerCardProps {
  seller: ProductDetail['seller'];
  /** The product of the page. */
  productId: number;
}

/** Who sells it: name, place, the figures that speak for the store, and the ways to see more of it. */
export const SellerCard = ({ seller, productId }: SellerCardProps) => {
  const { t } = useTranslation('storefront');
  const { count } = useFormat();
  const locale = useLocale();
  const headingId = useId();
  const figures = [
    seller.rating > 0 && { value: oneDecimal(seller.rating, locale), text: t('seller.rating') },
    { value: count(seller.total_product), text: t('seller.products') },
    { value: String(seller.joined_year), text: t('seller.joined') },
  ].filter((figure) => figure !== false);
  return (
    <Card as="section" padding="m" aria-labelledby={headingId} data-later="">
      <div css={style.head}>
        <Avatar
          name={seller.merchant_name}
          src={seller.merchant_photo ?? undefined}
          shape="petal"
          size="l"
          decorative
        />
        <div>
          <h2 id={headingId} css={style.name}>
            <LocalLink css={style.link} to={linkTo('storefront.store', { slug: seller.merchant_slug })}>
              <span translate="no">{seller.merchant_name}</span>
            </LocalLink>
            {seller.is_verified && (
              <>
                {' '}
                <FlowerMark size={16} />
                <VisuallyHidden>{t('card.verified')}</VisuallyHidden>
              </>
            )}
          </h2>
          <p css={style.place}>
            <MapPin size={14} strokeWidth={1.9} aria-hidden="true" />
            {seller.city}
          </p>
        </div>
      </div>
      {seller.store_type !== 'regular' && (
        <p css={style.facts}>
          <Badge tone="brand">{t(`storeType.${seller.store_type}`)}</Badge>
        </p>
      )}
      <dl css={style.figures}>
        {figures.map(({ value, text }) => (
          <div key={text} css={style.figure}>
            <dt css={style.figureText}>{text}</dt>
            <dd css={style.figureValue}>{value}</dd>
          </div>
        ))}
      </dl>
      {seller.response_minutes !== null && (
        <p css={style.facts}>
          <ReplyTime minutes={seller.response_minutes} />
        </p>
      )}
      <div css={style.ways}>
        <ChatButton merchantId={seller.id} productId={productId} />
        <FollowButton seller={seller} />
        <ButtonLink
          as={LocalLink}
          variant="secondary"
          size="s"
          to={linkTo('storefront.store', { slug: seller.merchant_slug })}
        >
          {t('seller.visit')}
        </ButtonLink>
      </div>
    </Card>
  );
};

const FollowButton = ({ seller }: { seller: ProductDetail['seller'] }) => {
  const { t } = useTranslation('storefront');
  const { follows, toggle } = useFollow(seller, t('seller.followed', { name: seller.merchant_name }));
  const Icon = follows ? Check : Plus;
  return (
    <Button
      css={style.follow}
      variant="neutral"
      size="s"
      icon={<Icon size={16} strokeWidth={2.2} aria-hidden="true" />}
      aria-pressed={follows}
      onClick={once(toggle)}
    >
      {t(follows ? 'seller.following' : 'seller.follow')}
    </Button>
  );
};
