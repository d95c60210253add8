import { orderStatuses, type SellerOrder } from '@pasar/contract';

/** Whether an order brings the store what it says: one that ended in another way than by completion does not. */
export const earns = ({ status }: Pick<SellerOrder, 'status'>): boolean =>
  status === 'completed' || !orderStatuses[status].isFinal;
