import { paths } from '@pasar/contract';
import {
  CancelRequest,
  Complaint,
  Delivery,
  OrderHistory,
  OrderState,
  Parcel,
  useShownOrder,
} from '@pasar/dashboard';
import { LocalLink, useFormat, usePageData } from '@pasar/slice-kit';
import { Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { OrderActions } from '../features/change-order/order-actions.tsx';
import { Bill } from '../features/view-order/bill.tsx';
import { OrderGoods } from '../features/view-order/order-goods.tsx';
import { ReviewButton } from '../features/write-review/review-button.tsx';
import { linesOf } from '../features/write-review/review-line.ts';
import { AccountFrame } from '../shared/account-frame/account-frame.tsx';
import { DueChip } from '../shared/due-chip/due-chip.tsx';
import type { orderLoader } from './order.loader.ts';
import { columnsStyle } from './order-page.styles.ts';

export const OrderPage = () => {
  const { t } = useTranslation('buyer');
  const { dateTime } = useFormat();
  const { revalidate } = useRevalidator();
  const { order, time, changed } = useShownOrder(usePageData<typeof orderLoader>());
  return (
    <AccountFrame
      title={order.order_code}
      lead={t('order.lead', { at: dateTime(order.created_at) })}
      above={
        <TextLink as={LocalLink} standalone to={paths.account.orders()}>
          {t('order.back')}
        </TextLink>
      }
    >
      <div css={columnsStyle}>
        <Stack gap={16}>
          <OrderState
            key={order.order_code}
            order={order}
            side="buyer"
            meaning={t(`meaning.${order.status}`)}
            due={order.due && <DueChip due={order.due} time={time} />}
            actions={
              order.actions.length > 0 && (
                <OrderActions
                  order={order}
                  main
                  review={(look) => (
                    <ReviewButton {...look} lines={linesOf(order)} written={() => void revalidate()}>
                      {t('review.title')}
                    </ReviewButton>
                  )}
                  changed={changed}
                />
              )
            }
          />
          {order.cancel_request && <CancelRequest side="buyer" request={order.cancel_request} />}
          {order.complaint && <Complaint side="buyer" complaint={order.complaint} />}
          <OrderGoods order={order} />
          <Parcel side="buyer" order={order} />
        </Stack>
        <Stack gap={16}>
          <Bill order={order} />
          <Delivery side="buyer" order={order} />
          <OrderHistory side="buyer" timeline={order.timeline} />
        </Stack>
      </div>
    </AccountFrame>
  );
};
