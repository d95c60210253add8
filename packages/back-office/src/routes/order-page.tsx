import { type AdminMe, adminComplaintEndpoints, hasStaffRole } from '@pasar/contract';
import { StatusBadge } from '@pasar/dashboard';
import { LocalLink, linkTo, usePageData, useTimes } from '@pasar/slice-kit';
import { Card, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ExtendDeadline } from '../features/handle-order/extend-deadline.tsx';
import { OrderActions } from '../features/handle-order/order-actions.tsx';
import { OrderEvents } from '../features/handle-order/order-events.tsx';
import { OrderItems } from '../features/handle-order/order-items.tsx';
import { OrderJournals } from '../features/handle-order/order-journals.tsx';
import { OrderNotes } from '../features/handle-order/order-notes.tsx';
import { OrderParcel } from '../features/handle-order/order-parcel.tsx';
import { OrderPayments } from '../features/handle-order/order-payments.tsx';
import { OrderSides } from '../features/handle-order/order-sides.tsx';
import { WaitingApproval } from '../shared/approval/waiting-approval.tsx';
import { columnStyle, columnsStyle } from '../shared/layout/columns.styles.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import type { orderLoader } from './order.loader.ts';

const ComplaintLink = ({ id, me }: { id: number; me: AdminMe }) => {
  const { t } = useTranslation('back-office');
  return hasStaffRole(me.roles, adminComplaintEndpoints.detail.staff) ? (
    <TextLink as={LocalLink} standalone to={linkTo('back-office.case', { id })}>
      {t('order.complaint')}
    </TextLink>
  ) : null;
};

/** One order: what was bought, who it concerns, where the parcel is, all that happened and all that was booked. */
export const OrderPage = () => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const data = usePageData<typeof orderLoader>();
  return (
    <OfficePage title={data.page?.order_code ?? t('nav.orders')} data={data}>
      {(order, me) => (
        <>
          <p>
            <StatusBadge status={order.status} label={order.status_label} />{' '}
            {order.due && `${t(`orders.deadline.${order.due.type}`)} ${dateTime(order.due.at)}`}{' '}
            {order.complaint_id !== null && <ComplaintLink id={order.complaint_id} me={me} />}
          </p>
          <WaitingApproval approval={order.approval} me={me} />
          <OrderActions order={order} />
          <ExtendDeadline order={order} />
          <div css={columnsStyle}>
            <div css={columnStyle}>
              <Card padding="m">
                <OrderItems order={order} />
              </Card>
              <Card padding="m">
                <OrderNotes order={order} me={me} />
              </Card>
              <Card padding="m">
                <OrderEvents events={order.events} />
              </Card>
              <Card padding="m">
                <OrderJournals order={order} />
              </Card>
            </div>
            <div css={columnStyle}>
              <Card padding="m">
                <OrderSides order={order} me={me} />
              </Card>
              <Card padding="m">
                <OrderPayments order={order} />
              </Card>
              <Card padding="m">
                <OrderParcel shipment={order.shipment} />
              </Card>
            </div>
          </div>
        </>
      )}
    </OfficePage>
  );
};
