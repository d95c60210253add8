import type { ListedSellerProduct } from '@pasar/contract';
import { LocalLink, linkTo } from '@pasar/slice-kit';
import { Badge, type BadgeProps } from '@pasar/ui';
import { ImageOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './product-table.styles.ts';

const tones: Record<ListedSellerProduct['flags'][number], NonNullable<BadgeProps['tone']>> = {
  low_stock: 'warning',
  empty: 'danger',
  no_image: 'warning',
  discount: 'discount',
  flash_sale: 'accent',
};

/** What a product is, and what there is to know about it at once. */
export const ProductName = ({ product }: { product: ListedSellerProduct }) => {
  const { t } = useTranslation('seller');
  const { id, name, image, sku, category, flags, moderation } = product;
  return (
    <div css={style.product}>
      {image ? (
        <img css={style.image} src={image} alt="" width={48} height={48} loading="lazy" decoding="async" />
      ) : (
        <span css={style.noImage}>
          <ImageOff size={20} strokeWidth={1.9} aria-hidden="true" />
        </span>
      )}
      <div css={style.textBlock}>
        <LocalLink to={linkTo('seller.product', { id })} css={style.name}>
          {name}
        </LocalLink>
        <p css={style.facts}>{[sku, category.name].filter(Boolean).join(' · ')}</p>
        <p css={style.badges}>
          {moderation === 'pending' && <Badge tone="warning">{t('products.tab.pending')}</Badge>}
          {moderation === 'blocked' && <Badge tone="danger">{t('products.blocked')}</Badge>}
          {flags.map((flag) => (
            <Badge key={flag} tone={tones[flag]}>
              {t(`products.flag.${flag}`)}
            </Badge>
          ))}
        </p>
      </div>
    </div>
  );
};
