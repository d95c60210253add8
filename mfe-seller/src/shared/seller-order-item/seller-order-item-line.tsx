import type { OrderItem } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { ItemLine } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './seller-order-item-line.styles.ts';

/** One item to pack: the quantity stands out most, then the variant, then the buyer's note. */
export const SellerOrderItemLine = ({ item, price = false }: { item: OrderItem; price?: boolean }) => {
  const { t } = useTranslation('seller');
  const { rupiah, number } = useFormat();
  const { name, variant_label: variant, qty, note, image_urls, total } = item;
  return (
    <ItemLine
      picture={image_urls}
      name={name}
      details={[variant, price && rupiah(total)].filter(Boolean).join(' · ')}
      note={note && <p css={style.note}>{t('sellerOrder.itemNote', { note })}</p>}
      amount={
        <span css={[style.quantity, qty > 1 && style.several]}>
          {t('sellerOrder.qty', { n: number(qty) })}
        </span>
      }
    />
  );
};
