import type { OrderItem } from '@pasar/contract';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { ItemLine, Price } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { noteStyle } from './order-item.styles.ts';

/** One thing of an order, as it was when it was bought. */
export const OrderItemLine = ({ item }: { item: OrderItem }) => {
  const { t } = useTranslation('buyer');
  const { rupiah, number } = useFormat();
  const { name, slug, variant_label: variant, qty, price, total, note, image_urls } = item;
  const facts = [variant, t('order.qty', { n: number(qty), price: rupiah(price) })].filter(Boolean);
  return (
    <ItemLine
      picture={image_urls}
      name={<LocalLink to={linkTo('storefront.product', { slug })}>{name}</LocalLink>}
      details={facts.join(' · ')}
      note={note && <p css={noteStyle}>{t('order.itemNote', { note })}</p>}
      amount={<Price value={rupiah(total)} size="s" />}
    />
  );
};
