import type { ListedSellerProduct } from '@pasar/contract';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Badge, type BadgeProps, Checkbox, VisuallyHidden } from '@pasar/ui';
import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './product-table.styles.ts';

const tones: Record<ListedSellerProduct['flags'][number], NonNullable<BadgeProps['tone']>> = {
  low_stock: 'warning',
  empty: 'danger',
  no_image: 'warning',
  discount: 'discount',
  flash_sale: 'accent',
};

interface ProductRowProps {
  product: ListedSellerProduct;
  picked: boolean;
  pick: (on: boolean) => void;
  price: ReactNode;
  stock: ReactNode;
  status: ReactNode;
  menu: ReactNode;
}

/** One product as a row of the table or as a card; what can be changed in place is handed in. */
export const ProductRow = ({ product, picked, pick, price, stock, status, menu }: ProductRowProps) => {
  const { t } = useTranslation('seller');
  const { count } = useFormat();
  const { id, name, image, sku, category, sold, flags, moderation } = product;
  return (
    <tr css={style.row} data-picked={picked}>
      <td css={style.selectionCell}>
        <Checkbox
          label={<VisuallyHidden>{t('products.select', { name })}</VisuallyHidden>}
          checked={picked}
          onChange={(event) => pick(event.target.checked)}
        />
      </td>
      <td css={style.product}>
        <div css={style.productLayout}>
          {image ? (
            <img
              css={style.image}
              src={image}
              alt=""
              width={56}
              height={56}
              loading="lazy"
              decoding="async"
            />
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
              {moderation === 'blocked' && <Badge tone="danger">{t('products.blocked')}</Badge>}
              {flags.map((flag) => (
                <Badge key={flag} tone={tones[flag]}>
                  {t(`products.flag.${flag}`)}
                </Badge>
              ))}
            </p>
          </div>
        </div>
      </td>
      <td css={style.price} data-label={t('products.column.price')}>
        {price}
      </td>
      <td css={style.stock} data-label={t('products.column.stock')}>
        {stock}
      </td>
      <td css={style.sold} data-label={t('products.column.sold')}>
        {count(sold)}
      </td>
      <td css={style.status}>{status}</td>
      <td css={style.menu}>{menu}</td>
    </tr>
  );
};
