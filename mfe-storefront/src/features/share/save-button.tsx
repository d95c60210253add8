import { once } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWishlistToggle, type WishlistProduct } from '../../shared/wishlist-button/index.ts';
import * as style from './share-button.styles.ts';

/** Puts the product into the wishlist and takes it out; in step with the hearts of all cards. */
export const SaveButton = ({ product }: { product: WishlistProduct }) => {
  const { t } = useTranslation('storefront');
  const { wished, toggle, intent } = useWishlistToggle(product);
  return (
    <Button
      {...intent}
      css={[style.button, style.save]}
      variant="neutral"
      size="s"
      aria-pressed={wished}
      aria-label={t('wishlistButton.save', { name: product.name })}
      icon={<Heart size={20} strokeWidth={1.9} aria-hidden="true" />}
      onClick={once(toggle)}
    >
      <span css={style.label} aria-hidden="true">
        {t(wished ? 'share.saved' : 'share.save')}
      </span>
    </Button>
  );
};
