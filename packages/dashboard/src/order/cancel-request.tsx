import type { BuyerOrderDetail } from '@pasar/contract';
import { useTimes } from '@pasar/slice-kit';
import { Notice } from '@pasar/ui';
import type { Side } from '../messages/side.ts';
import { useOrderMessages } from './use-order-messages.ts';

interface CancelRequestProps {
  request: NonNullable<BuyerOrderDetail['cancel_request']>;
  side: Side;
}

/** A request to cancel that waits for the seller. */
export const CancelRequest = ({ request, side }: CancelRequestProps) => {
  const { own } = useOrderMessages(side);
  const { dateTime } = useTimes();
  return (
    <Notice tone="warning" title={own.cancelling}>
      <p>{request.reason}</p>
      <p>{own.cancelled(dateTime(request.due_at))}</p>
    </Notice>
  );
};
