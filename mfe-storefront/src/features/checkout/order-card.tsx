import type { Checkout, CheckoutOrder } from '@pasar/contract';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Avatar, Button, Card, Divider, ItemLine, Price, TextLink } from '@pasar/ui';
import { MapPin } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BoughtItem } from '../../shared/bought-item.tsx';
import { ChangeMessages } from './change-messages.tsx';
import { gapTarget } from './first-gap.ts';
import { hasAvailableItems, isUnavailable } from './item-availability.ts';
import * as style from './order-card.styles.ts';
import type { WhatChanged } from './what-changed.ts';

interface OrderCardProps {
  order: CheckoutOrder;
  changed: WhatChanged;
  /** There are others: this one may go to its own address. */
  isOneOfMany: boolean;
  onChangeAddress(): void;
  /** Where the products come from: the cart, or one purchase. */
  source: Checkout['source'];
  /** Courier, insurance, dropship. */
  children: ReactNode;
}

/** What is bought from one seller, how it travels and what it comes to. */
export const OrderCard = ({
  order,
  changed,
  isOneOfMany,
  source,
  onChangeAddress,
  children,
}: OrderCardProps) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const headingId = useId();
  const { merchant, items, address } = order;
  const gone = items.find(isUnavailable);
  const sends = hasAvailableItems(order);
  return (
    <Card as="section" aria-labelledby={headingId} css={style.card}>
      <div css={style.seller}>
        <Avatar
          name={merchant.merchant_name}
          src={merchant.merchant_photo ?? undefined}
          shape="petal"
          decorative
        />
        <div css={style.sellerText}>
          <h2 id={headingId} css={style.sellerName} lang="id">
            {merchant.merchant_name}
          </h2>
          <p css={style.city} lang="id">
            {merchant.city}
          </p>
        </div>
      </div>
      <ul css={style.items} id={gapTarget({ part: 'item', orderId: order.id })} tabIndex={-1}>
        {items.map((item) => (
          <li key={item.id}>
            <ItemLine
              picture={item.image_urls}
              name={<span lang="id">{item.name}</span>}
              details={<BoughtItem variant={item.variant_label} pieces={item.qty} />}
              note={
                <>
                  {item.note && <p css={style.note}>“{item.note}”</p>}
                  <ChangeMessages changes={changed.items.get(item.id)} />
                </>
              }
              amount={<Price size="s" value={rupiah(item.price * item.qty)} />}
            />
          </li>
        ))}
      </ul>
      {gone && (
        <TextLink
          as={LocalLink}
          standalone
          to={
            source === 'cart' ? linkTo('storefront.cart') : linkTo('storefront.product', { slug: gone.slug })
          }
        >
          {t(source === 'cart' ? 'checkout.empty.toCart' : 'checkout.toProduct')}
        </TextLink>
      )}
      {sends && isOneOfMany && address && (
        <p css={style.sentTo}>
          <MapPin size={16} strokeWidth={1.9} aria-hidden="true" />
          <span>{t('checkout.address.sentTo', { label: address.label, name: address.receiver_name })}</span>
          <Button
            variant="quiet"
            size="s"
            onClick={onChangeAddress}
            aria-haspopup="dialog"
            aria-label={t('checkout.address.changeOf', { store: merchant.merchant_name })}
          >
            {t('checkout.address.other')}
          </Button>
        </p>
      )}
      {/* Nothing of it travels: no courier is missing. */}
      {sends && (
        <>
          {children}
          <ChangeMessages changes={changed.orders.get(order.id)} />
        </>
      )}
      <Divider />
      <p css={style.total}>
        <span>{t('checkout.storeTotal')}</span>
        <Price size="m" value={rupiah(order.total)} />
      </p>
    </Card>
  );
};
