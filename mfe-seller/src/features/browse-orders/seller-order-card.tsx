import type { SellerOrder } from '@pasar/contract';
import { OrderDeadlineBadge, StatusBadge } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Badge, Card, Price, TextLink } from '@pasar/ui';
import { Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SellerOrderItemLine } from '../../shared/seller-order-item/seller-order-item-line.tsx';
import * as style from './seller-order-card.styles.ts';

interface SaleCardProps {
  order: SellerOrder;
  heardAt: number | null;
  /** Chooses it for work on several at once; absent where nothing can be done that way. */
  pick?: ReactNode;
  /** What can be done with it. */
  actions: ReactNode;
}

/** An order as somebody with tape in hand reads it: what goes in, how it goes out, by when. */
export const SellerOrderCard = ({ order, heardAt, pick, actions }: SaleCardProps) => {
  const { t } = useTranslation('seller');
  const { dateTime, rupiah } = useFormat();
  const { order_code: code, buyer, shipping, due, items } = order;
  return (
    <Card as="article" padding="none" aria-labelledby={`sale-${order.id}`} css={style.card}>
      <header css={style.head}>
        {pick}
        <div css={style.textBlock}>
          <LocalLink id={`sale-${order.id}`} to={linkTo('seller.order', { code })} css={style.code}>
            {code}
          </LocalLink>
          <p css={style.facts}>
            <span>{[buyer.username, buyer.masked_phone].filter(Boolean).join(' · ')}</span>
            <time dateTime={order.created_at}>{dateTime(order.created_at)}</time>
          </p>
        </div>
        <StatusBadge status={order.status} label={order.status_label} />
      </header>
      <div css={style.body}>
        <ul css={style.items}>
          {items.map((item) => (
            <li key={item.id}>
              <SellerOrderItemLine item={item} />
            </li>
          ))}
        </ul>
        <div css={style.side}>
          <p css={style.courier}>
            <Truck size={20} strokeWidth={1.9} aria-hidden="true" />
            <span>
              <strong>
                {shipping.courier_name} {shipping.service}
              </strong>
              <span>{t('sellerOrders.to', { city: order.city })}</span>
              {shipping.awb && <span css={style.awb}>{shipping.awb}</span>}
              {shipping.is_booking && <span>{t('parcel.booking')}</span>}
            </span>
          </p>
          {order.is_dropship && (
            <p>
              <Badge tone="info">{t('sellerOrder.dropship')}</Badge>
            </p>
          )}
          {order.money_state !== 'none' && (
            <p css={style.net}>
              <span>
                {t(order.money_state === 'estimated' ? 'sellerOrder.netEstimated' : 'sellerOrder.net')}
              </span>
              <Price value={rupiah(order.seller_net)} size="m" />
            </p>
          )}
        </div>
      </div>
      <footer css={style.foot}>
        {due && (
          <OrderDeadlineBadge side="seller" due={due} time={{ serverTime: order.server_time, heardAt }} />
        )}
        <TextLink as={LocalLink} standalone css={style.detail} to={linkTo('seller.order', { code })}>
          {t('sellerOrders.detail')}
        </TextLink>
        <div css={style.actions}>{actions}</div>
      </footer>
    </Card>
  );
};
