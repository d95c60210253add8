import type { BuyerOrder } from '@pasar/contract';
import { OrderDeadlineBadge, StatusBadge } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Card, ItemLine, Price } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './latest-orders.styles.ts';

interface LatestOrdersProps {
  orders: readonly BuyerOrder[];
  heardAt: number | null;
}

/** The newest orders, one line each: what, from whom, how far, until when. */
export const LatestOrders = ({ orders, heardAt }: LatestOrdersProps) => {
  const { t } = useTranslation('buyer');
  const { rupiah, number, date } = useFormat();
  return (
    <Card padding="none">
      <ul>
        {orders.map((order) => {
          const [first, ...others] = order.items;
          const more = others.length > 0 && ` ${t('orders.more', { n: number(others.length) })}`;
          return (
            <li key={order.id} css={style.order}>
              <ItemLine
                picture={first?.image_urls}
                name={
                  <LocalLink to={linkTo('buyer.order', { code: order.order_code })}>
                    {first?.name}
                    {more}
                  </LocalLink>
                }
                details={[order.merchant.merchant_name, date(order.created_at)].join(' · ')}
                amount={<Price value={rupiah(order.grand_total)} size="s" />}
              />
              <div css={style.state}>
                <StatusBadge status={order.status} label={order.status_label} />
                {order.due && (
                  <OrderDeadlineBadge
                    side="buyer"
                    due={order.due}
                    time={{ serverTime: order.server_time, heardAt }}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
