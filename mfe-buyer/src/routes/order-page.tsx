import { orderEndpoints } from '@pasar/contract';
import {
  CancelRequest,
  ChatButton,
  Complaint,
  Delivery,
  getMeaning,
  LazyComplaintReply,
  LiveOrder,
  OrderDeadlineBadge,
  OrderHistory,
  OrderState,
  Parcel,
  TwoColumns,
  useChatMessages,
  useCurrentOrder,
  useRefreshWhile,
} from '@pasar/dashboard';
import { LocalLink, linkTo, usePageData, useTimes } from '@pasar/slice-kit';
import { Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { OrderActions } from '../features/change-order/order-actions.tsx';
import { Bill } from '../features/view-order/bill.tsx';
import { OrderItems } from '../features/view-order/order-items.tsx';
import { ReviewButton } from '../features/write-review/review-button.tsx';
import { getUnreviewedLines } from '../features/write-review/review-line.ts';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { orderLoader } from './order.loader.ts';

export const OrderPage = () => {
  const { t } = useTranslation('buyer');
  const { dateTime } = useTimes();
  const { revalidate } = useRevalidator();
  const say = useChatMessages();
  const { order, time, changed } = useCurrentOrder(usePageData<typeof orderLoader>());
  useRefreshWhile(order.shipping.is_booking === true);
  return (
    <DashboardLayout
      title={order.order_code}
      lead={t('order.lead', { at: dateTime(order.created_at) })}
      action={
        <ChatButton
          open={async (api) => {
            const { openStoreChat } = await import(
              /* webpackChunkName: "open-chat" */ '../features/open-chat/open-store-chat.ts'
            );
            return openStoreChat(api, order.merchant.id, order.order_code);
          }}
        >
          {say.chatSeller}
        </ChatButton>
      }
      above={
        <TextLink as={LocalLink} standalone to={linkTo('buyer.orders')}>
          {t('order.back')}
        </TextLink>
      }
    >
      <LiveOrder side="buyer" order={order} />
      <TwoColumns>
        <Stack gap={16}>
          <OrderState
            key={order.order_code}
            order={order}
            side="buyer"
            meaning={t(`meaning.${getMeaning(order)}`)}
            due={order.due && <OrderDeadlineBadge side="buyer" due={order.due} time={time} />}
            actions={
              order.actions.length > 0 && (
                <OrderActions
                  order={order}
                  main
                  review={(look) => (
                    <ReviewButton
                      {...look}
                      lines={getUnreviewedLines(order)}
                      written={() => void revalidate()}
                    >
                      {t('review.title')}
                    </ReviewButton>
                  )}
                  changed={changed}
                />
              )
            }
          />
          {order.cancel_request && <CancelRequest side="buyer" request={order.cancel_request} />}
          {order.complaint && (
            <Complaint
              side="buyer"
              complaint={order.complaint}
              reply={
                <LazyComplaintReply
                  side="buyer"
                  send={async (api, text, options) => {
                    const body = { order_code: order.order_code, text };
                    changed((await api.call(orderEndpoints.replyToStaff, { body }, options)).data);
                  }}
                />
              }
            />
          )}
          <OrderItems order={order} />
          <Parcel side="buyer" order={order} />
        </Stack>
        <Stack gap={16}>
          <Bill order={order} />
          <Delivery side="buyer" order={order} />
          <OrderHistory side="buyer" timeline={order.timeline} />
        </Stack>
      </TwoColumns>
    </DashboardLayout>
  );
};
