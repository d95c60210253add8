import type { WishlistItem } from '@pasar/contract';
import { LocalLink, linkTo } from '@pasar/slice-kit';
import { TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './wishlist-item-card.styles.ts';

interface GoneCardProps {
  wish: WishlistItem;
  /** It went into the cart. */
  moved: boolean;
  onSaveAgain(): void;
}

/** A focus on a button of the card was lost with it. */
const catchFocus = (element: HTMLElement | null) => {
  if (element && document.activeElement === document.body) element.focus({ preventScroll: true });
};

/** Replaces a product that has just left the wishlist, and undoes that. */
export const RemovedItemCard = ({ wish, moved, onSaveAgain }: GoneCardProps) => {
  const { t } = useTranslation('storefront');
  const { name } = wish;
  const again = moved ? 'saveAgain' : 'undo';
  return (
    <div css={style.removed}>
      <div role="status">
        <p css={style.removedText}>{t(moved ? 'wishlist.moved' : 'wishlist.removed')}</p>
        <p css={style.removedName} lang="id">
          {name}
        </p>
      </div>
      {moved && (
        <TextLink as={LocalLink} standalone to={linkTo('storefront.cart')} ref={catchFocus}>
          {t('wishlist.openCart')}
        </TextLink>
      )}
      <TextLink
        as="button"
        type="button"
        standalone
        ref={moved ? undefined : catchFocus}
        aria-label={t(`wishlist.${again}Named`, { name })}
        onClick={onSaveAgain}
      >
        {t(`wishlist.${again}`)}
      </TextLink>
    </div>
  );
};
