import type { BuyerOrder } from '@pasar/contract';
import type { Changed } from './order-change.ts';

export interface OrderActionDialogProps {
  order: BuyerOrder;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  changed: Changed;
}
