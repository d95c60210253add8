import type { BuyerOrderDetail } from '@pasar/contract';
import { useTimes } from '@pasar/slice-kit';
import { Timeline } from '@pasar/ui';
import type { Side } from '../messages/side.ts';
import { newestFirst } from './newest-first.ts';
import { OrderPart } from './order-part.tsx';
import { useOrderMessages } from './use-order-messages.ts';

/** Every step of the order: its actor, and its message. */
export const OrderHistory = ({ timeline, side }: Pick<BuyerOrderDetail, 'timeline'> & { side: Side }) => {
  const { history, own } = useOrderMessages(side);
  const { dateTime } = useTimes();
  return (
    <OrderPart title={history}>
      <Timeline
        label={history}
        moments={newestFirst(timeline).map(({ status, label, at, actor, note }, index) => ({
          id: `${status}-${at}-${index}`,
          title: label,
          text: [own.actor[actor], note].filter(Boolean).join(' · '),
          at,
          time: dateTime(at),
        }))}
      />
    </OrderPart>
  );
};
