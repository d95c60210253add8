import { LocalLink, linkTo } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState, Inline } from '@pasar/ui';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './wishlist-contents.styles.ts';

/** Nothing is saved: how it is done, and where. */
export const EmptyWishlist = () => {
  const { t } = useTranslation('storefront');
  return (
    <Card padding="l">
      <EmptyState
        icon={<Heart css={style.hollow} size={72} strokeWidth={1.4} aria-hidden="true" />}
        title={t('wishlist.empty.title')}
        text={t('wishlist.empty.text')}
        action={
          <Inline gap={12}>
            <ButtonLink as={LocalLink} to={linkTo('storefront.home')}>
              {t('wishlist.empty.home')}
            </ButtonLink>
            <ButtonLink as={LocalLink} variant="secondary" to={linkTo('storefront.flashSale')}>
              {t('wishlist.empty.flashSale')}
            </ButtonLink>
          </Inline>
        }
      />
    </Card>
  );
};
