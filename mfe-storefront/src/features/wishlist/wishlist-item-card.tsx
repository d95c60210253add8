import type { WishlistItem } from '@pasar/contract';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Badge, Button, ButtonLink, Checkbox, VisuallyHidden } from '@pasar/ui';
import { ShoppingCart, TrendingDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getImageSizes } from '../../shared/get-image-sizes.ts';
import { ProductCard } from '../../shared/product-card/index.ts';
import * as style from './wishlist-item-card.styles.ts';

interface WishCardProps {
  wish: WishlistItem;
  chosen: boolean;
  /** Why it could not be moved into the cart. */
  refusal: string | undefined;
  busy: boolean;
  priority: boolean;
  onChoose(chosen: boolean): void;
  onMove(): void;
}

const sizes = getImageSizes('227px');

/** A saved product: what happened to it since, and the way into the cart. */
export const WishlistItemCard = ({
  wish,
  chosen,
  refusal,
  busy,
  priority,
  onChoose,
  onMove,
}: WishCardProps) => {
  const { t } = useTranslation('storefront');
  const { name } = wish;
  return (
    <div css={style.place}>
      {/* What is on the page is in the list: its data are newer than another list's. */}
      <ProductCard product={wish} headingLevel={2} sizes={sizes} priority={priority}>
        <News wish={wish} />
        <div role="alert" css={style.rejection}>
          {refusal}
        </div>
        <div css={style.foot}>
          <Way wish={wish} busy={busy} onMove={onMove} />
        </div>
      </ProductCard>
      <Checkbox
        css={style.check}
        label={<VisuallyHidden>{t('wishlist.select', { name })}</VisuallyHidden>}
        checked={chosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
    </div>
  );
};

const News = ({ wish }: { wish: WishlistItem }) => {
  const { t } = useTranslation('storefront');
  const { rupiah, number } = useFormat();
  const left = wish.flash_sale ? wish.flash_sale.flash_stock - wish.flash_sale.flash_sold : 0;
  return (
    <p css={style.news}>
      {wish.price_drop > 0 && (
        <Badge
          tone="success"
          icon={<TrendingDown css={style.icon} size={12} strokeWidth={2.4} aria-hidden="true" />}
        >
          {t('wishlist.dropped', { amount: rupiah(wish.price_drop) })}
          <VisuallyHidden> {t('wishlist.sinceSaved')}</VisuallyHidden>
        </Badge>
      )}
      {wish.stock_badge === 'low_stock' && (
        <Badge tone="warning">{t('wishlist.left', { n: number(wish.stock + left) })}</Badge>
      )}
    </p>
  );
};

const Way = ({ wish, busy, onMove }: { wish: WishlistItem; busy: boolean; onMove(): void }) => {
  const { t } = useTranslation('storefront');
  const { name, slug } = wish;
  if (wish.to_cart)
    return (
      <Button
        block
        size="s"
        variant="secondary"
        busy={busy}
        icon={<ShoppingCart css={style.icon} size={18} strokeWidth={1.9} aria-hidden="true" />}
        aria-label={t('wishlist.moveNamed', { name })}
        onClick={onMove}
      >
        {t('wishlist.move')}
      </Button>
    );
  const soldOut = wish.stock_badge === 'sold_out';
  const to = soldOut
    ? `${linkTo('storefront.product', { slug })}#similar`
    : linkTo('storefront.product', { slug });
  const text = soldOut ? 'similar' : 'choose';
  return (
    <ButtonLink
      as={LocalLink}
      block
      size="s"
      variant="neutral"
      to={to}
      aria-label={t(`wishlist.${text}Named`, { name })}
    >
      {t(`wishlist.${text}`)}
    </ButtonLink>
  );
};
