import type { Payment } from '@pasar/contract';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Badge, ButtonLink, Card, ItemLine, Price } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { BoughtItem } from '../../shared/bought-item.tsx';
import * as style from './orders-of-payment.styles.ts';

/** How many orders a payment is for, and each with the way to it. */
export const OrdersOfPayment = ({ orders }: Pick<Payment, 'orders'>) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  return (
    <>
      <h2 css={style.heading}>{t('payment.ordersOf', { count: orders.length, n: orders.length })}</h2>
      <ul css={style.list} aria-label={t('payment.orders')}>
        {orders.map((order) => (
          <Card as="li" key={order.order_code} css={style.order}>
            <div css={style.head}>
              <p css={style.seller} lang="id">
                {order.merchant_name}
              </p>
              <Badge tone="info">{order.status_label}</Badge>
            </div>
            {order.items.map((item) => (
              <ItemLine
                key={`${item.name} ${item.variant_label}`}
                picture={item.image === null ? null : { w150: item.image, w300: item.image }}
                name={<span lang="id">{item.name}</span>}
                details={<BoughtItem variant={item.variant_label} pieces={item.qty} />}
              />
            ))}
            <div css={style.foot}>
              <p css={style.total}>
                <span css={style.code} translate="no">
                  {order.order_code}
                </span>
                <Price size="m" value={rupiah(order.total)} />
              </p>
              <ButtonLink
                as={LocalLink}
                to={linkTo('buyer.order', { code: order.order_code })}
                variant="secondary"
                size="s"
                aria-label={t('payment.openOrderOf', { store: order.merchant_name })}
              >
                {t('payment.openOrder')}
              </ButtonLink>
            </div>
          </Card>
        ))}
      </ul>
    </>
  );
};
