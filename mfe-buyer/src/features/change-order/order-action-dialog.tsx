import type { BuyerOrder } from '@pasar/contract';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import { ComplaintSheet } from './complaint-sheet.tsx';
import { CompleteOrderDialog } from './complete-order-dialog.tsx';
import type { ConfirmableAction } from './order-actions.tsx';
import type { Changed } from './order-change.ts';

export interface OrderActionDialogProps {
  order: BuyerOrder;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  changed: Changed;
}

/** The question before a change: what it means, and what has to be known for it. */
export const OrderActionDialog = ({
  about,
  ...question
}: OrderActionDialogProps & { about: ConfirmableAction }) => {
  if (about === 'cancel' || about === 'request_cancel')
    return <CancelOrderDialog {...question} about={about} />;
  if (about === 'complain') return <ComplaintSheet {...question} />;
  return <CompleteOrderDialog {...question} about={about} />;
};
