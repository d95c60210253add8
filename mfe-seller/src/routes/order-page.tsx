import { sellingEndpoints } from '@pasar/contract';
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
  textStyle,
  useChatMessages,
  useCurrentOrder,
  useRefreshWhile,
} from '@pasar/dashboard';
import { LocalLink, linkTo, usePageData, useTimes } from '@pasar/slice-kit';
import { Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { SellerOrderActions } from '../features/order-decisions/seller-order-actions.tsx';
import { Earnings } from '../features/view-order/earnings.tsx';
import { ParcelLabel } from '../features/view-order/parcel-label.tsx';
import { SellerOrderItems } from '../features/view-order/seller-order-items.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import { useMayWrite } from '../shared/rights/use-may-write.ts';
import type { orderLoader } from './order.loader.ts';

export const OrderPage = () => {
  const { t } = useTranslation('seller');
  const { dateTime } = useTimes();
  const say = useChatMessages();
  const { order, time, changed } = useCurrentOrder(usePageData<typeof orderLoader>());
  const mayWrite = useMayWrite('orders');
  const mayTalk = useMayWrite('talk');
  useRefreshWhile(order.shipping.is_booking === true);
  return (
    <DashboardLayout
      title={order.order_code}
      lead={t('sellerOrder.lead', { at: dateTime(order.created_at) })}
      action={
        mayTalk && (
          <ChatButton
            open={async (api) => {
              const { openBuyerChat } = await import(
                /* webpackChunkName: "open-chat" */ '../features/open-chat/open-buyer-chat.ts'
              );
              return openBuyerChat(api, order.order_code);
            }}
          >
            {say.chatBuyer}
          </ChatButton>
        )
      }
      above={
        <TextLink as={LocalLink} standalone to={linkTo('seller.orders')}>
          {t('sellerOrder.back')}
        </TextLink>
      }
    >
      <LiveOrder side="seller" order={order} />
      <TwoColumns>
        <Stack gap={16}>
          <OrderState
            key={order.order_code}
            order={order}
            side="seller"
            meaning={t(`meaning.${getMeaning(order)}`)}
            due={order.due && <OrderDeadlineBadge side="seller" due={order.due} time={time} />}
            actions={
              mayWrite &&
              order.actions.length > 0 && <SellerOrderActions order={order} main changed={changed} />
            }
          />
          {order.cancel_request && <CancelRequest side="seller" request={order.cancel_request} />}
          {order.complaint && (
            <Complaint
              side="seller"
              complaint={order.complaint}
              reply={
                mayTalk && (
                  <LazyComplaintReply
                    side="seller"
                    send={async (api, text, options) => {
                      const body = { order_code: order.order_code, text };
                      changed((await api.call(sellingEndpoints.replyToStaff, { body }, options)).data);
                    }}
                  />
                )
              }
            />
          )}
          <SellerOrderItems order={order} />
          <Parcel side="seller" order={order}>
            <ParcelLabel order={order} />
          </Parcel>
        </Stack>
        <Stack gap={16}>
          <Delivery side="seller" order={order}>
            <p css={textStyle}>{t('sellerOrder.buyer', { name: order.buyer.username })}</p>
          </Delivery>
          <Earnings order={order} />
          <OrderHistory side="seller" timeline={order.timeline} />
        </Stack>
      </TwoColumns>
    </DashboardLayout>
  );
};
