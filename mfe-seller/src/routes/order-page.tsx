import { paths } from '@pasar/contract';
import {
  CancelRequest,
  Complaint,
  Delivery,
  OrderHistory,
  OrderState,
  Parcel,
  textStyle,
  useShownOrder,
} from '@pasar/dashboard';
import { LocalLink, useFormat, usePageData } from '@pasar/slice-kit';
import { Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { SaleActions } from '../features/answer-order/sale-actions.tsx';
import { Earnings } from '../features/view-sale/earnings.tsx';
import { ParcelLabel } from '../features/view-sale/parcel-label.tsx';
import { SaleGoods } from '../features/view-sale/sale-goods.tsx';
import { DueChip } from '../shared/due-chip/due-chip.tsx';
import { SellerFrame } from '../shared/seller-frame/seller-frame.tsx';
import type { orderLoader } from './order.loader.ts';
import { columnsStyle } from './order-page.styles.ts';

export const OrderPage = () => {
  const { t } = useTranslation('seller');
  const { dateTime } = useFormat();
  const { order, time, changed } = useShownOrder(usePageData<typeof orderLoader>());
  return (
    <SellerFrame
      title={order.order_code}
      lead={t('sale.lead', { at: dateTime(order.created_at) })}
      above={
        <TextLink as={LocalLink} standalone to={paths.seller.orders()}>
          {t('sale.back')}
        </TextLink>
      }
    >
      <div css={columnsStyle}>
        <Stack gap={16}>
          <OrderState
            key={order.order_code}
            order={order}
            side="seller"
            meaning={t(`meaning.${order.status}`)}
            due={order.due && <DueChip due={order.due} time={time} />}
            actions={order.actions.length > 0 && <SaleActions order={order} main changed={changed} />}
          />
          {order.cancel_request && <CancelRequest side="seller" request={order.cancel_request} />}
          {order.complaint && <Complaint side="seller" complaint={order.complaint} />}
          <SaleGoods order={order} />
          <Parcel side="seller" order={order}>
            <ParcelLabel order={order} />
          </Parcel>
        </Stack>
        <Stack gap={16}>
          <Delivery side="seller" order={order}>
            <p css={textStyle}>{t('sale.buyer', { name: order.buyer.username })}</p>
          </Delivery>
          <Earnings order={order} />
          <OrderHistory side="seller" timeline={order.timeline} />
        </Stack>
      </div>
    </SellerFrame>
  );
};
