import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import { ComplaintSheet } from './complaint-sheet.tsx';
import { CompleteOrderDialog } from './complete-order-dialog.tsx';
import type { OrderActionDialogProps } from './order-action-dialog-props.ts';
import type { ConfirmableAction } from './order-actions.tsx';

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
