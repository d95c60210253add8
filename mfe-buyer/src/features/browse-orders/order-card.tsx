import type { BuyerOrder } from '@pasar/contract';
import { OrderDeadlineBadge, StatusBadge } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Avatar, Badge, Card, Price, TextLink } from '@pasar/ui';
import { Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderItemLine } from '../../shared/order-item/order-item.tsx';
import * as style from './order-card.styles.ts';

/** So many items of an order are visible; the rest is a press away. */
const shown = 2;

interface OrderCardProps {
  order: BuyerOrder;
  heardAt: number | null;
  /** What can be done with it. */
  actions: ReactNode;
}

export const OrderCard = ({ order, heardAt, actions }: OrderCardProps) => {
  const { t } = useTranslation('buyer');
  const { date, rupiah, number } = useFormat();
  const { merchant, items, order_code: code, due } = order;
  const more = items.length - shown;
  return (
    <Card as="article" padding="none" aria-labelledby={`order-${order.id}`}>
      <header css={style.head}>
        <LocalLink to={linkTo('storefront.store', { slug: merchant.merchant_slug })} css={style.store}>
          <Avatar
            name={merchant.merchant_name}
            src={merchant.merchant_photo ?? undefined}
            size="s"
            shape="petal"
            decorative
          />
          {merchant.merchant_name}
        </LocalLink>
        <StatusBadge status={order.status} label={order.status_label} />
        <p css={style.facts}>
          <LocalLink id={`order-${order.id}`} to={linkTo('buyer.order', { code })} css={style.code}>
            {code}
          </LocalLink>
          <time dateTime={order.created_at}>{date(order.created_at)}</time>
        </p>
      </header>
      <ul css={style.items}>
        {items.slice(0, shown).map((item) => (
          <li key={item.id}>
            <OrderItemLine item={item} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <TextLink as={LocalLink} standalone css={style.more} to={linkTo('buyer.order', { code })}>
          {t('orders.more', { n: number(more) })}
        </TextLink>
      )}
      <footer css={style.foot}>
        <div css={style.state}>
          {due && (
            <OrderDeadlineBadge side="buyer" due={due} time={{ serverTime: order.server_time, heardAt }} />
          )}
          {order.is_dropship && (
            <Badge icon={<Store size={12} strokeWidth={1.9} aria-hidden="true" />}>
              {t('order.dropship')}
            </Badge>
          )}
        </div>
        <p css={style.total}>
          <span>{t('order.total')}</span>
          <Price value={rupiah(order.grand_total)} size="l" />
        </p>
        <TextLink as={LocalLink} standalone css={style.detail} to={linkTo('buyer.order', { code })}>
          {t('orders.detail')}
        </TextLink>
        <div css={style.actions}>{actions}</div>
      </footer>
    </Card>
  );
};
