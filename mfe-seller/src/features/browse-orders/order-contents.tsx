import type { OrderItem } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './seller-orders-table.styles.ts';

const Picture = ({ item: { image_urls: urls } }: { item: OrderItem }) =>
  urls ? (
    <img css={style.image} src={urls.w150} alt="" width={40} height={40} loading="lazy" decoding="async" />
  ) : (
    <span css={style.noImage}>
      <Package size={20} strokeWidth={1.9} aria-hidden="true" />
    </span>
  );

/** What goes into a parcel: its first item, how many more there are, and every note of the buyer. */
export const OrderContents = ({ items, total }: { items: readonly OrderItem[]; total: number }) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const [first] = items;
  const notes = items.flatMap(({ id, note }) => (note ? [{ id, note }] : []));
  if (!first) return null;
  return (
    <div css={style.items}>
      <Picture item={first} />
      <div css={style.block}>
        <p css={style.name}>
          <span css={[style.quantity, first.qty > 1 && style.several]}>
            {t('sellerOrder.qty', { n: number(first.qty) })}
          </span>
          {first.name}
          {first.variant_label && (
            <>
              {' · '}
              <span>{first.variant_label}</span>
            </>
          )}
        </p>
        {items.length > 1 && (
          <p css={style.caption}>
            {t('sellerOrders.more', { n: number(items.length - 1), total: number(total) })}
          </p>
        )}
        {notes.map(({ id, note }) => (
          <p key={id} css={style.note}>
            {t('sellerOrder.itemNote', { note })}
          </p>
        ))}
      </div>
    </div>
  );
};
