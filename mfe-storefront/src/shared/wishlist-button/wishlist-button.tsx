import { once } from '@pasar/slice-kit';
import { IconButton, type IconButtonProps } from '@pasar/ui';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWishlistToggle, type WishlistProduct } from './use-wishlist-toggle.ts';
import * as style from './wishlist-button.styles.ts';

interface WishButtonProps extends Pick<IconButtonProps, 'tone' | 'className'> {
  product: WishlistProduct;
}

/**
 * The heart of a product: filled while it is in the wishlist. Rendered beside the product's link, never in
 * it.
 */
export const WishlistButton = ({ product, ...rest }: WishButtonProps) => {
  const { t } = useTranslation('storefront');
  const { wished, toggle, intent } = useWishlistToggle(product);
  return (
    <IconButton
      {...rest}
      {...intent}
      css={style.button}
      label={t('wishlistButton.save', { name: product.name })}
      aria-pressed={wished}
      icon={<Heart css={style.heart} size={18} strokeWidth={1.9} aria-hidden="true" />}
      onClick={once(toggle)}
    />
  );
};
