import { orderStatuses } from '@pasar/contract';
import { consumer } from '../../../platform/jobs/outbox.ts';
import { postCourierCost } from './post-courier-cost.ts';

/** J12 at the end of an order. */
export const settleCourierCost = consumer('order.moved', async (ctx, { orderId, to }) => {
  if (orderStatuses[to].isFinal) await postCourierCost(ctx, orderId);
});
