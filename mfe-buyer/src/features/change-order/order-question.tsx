import type { BuyerOrder } from '@pasar/contract';
import { CancelQuestion } from './cancel-question.tsx';
import { ComplaintQuestion } from './complaint-question.tsx';
import { ConfirmQuestion } from './confirm-question.tsx';
import type { Asked } from './order-actions.tsx';
import type { Changed } from './order-change.ts';

export interface QuestionProps {
  order: BuyerOrder;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  changed: Changed;
}

/** The question before a change: what it means, and what has to be known for it. */
export const OrderQuestion = ({ about, ...question }: QuestionProps & { about: Asked }) => {
  if (about === 'cancel' || about === 'request_cancel') return <CancelQuestion {...question} about={about} />;
  if (about === 'complain') return <ComplaintQuestion {...question} />;
  return <ConfirmQuestion {...question} about={about} />;
};
