import type { ApiClient, CallOptions } from '@pasar/api-client';
import { type Args, type SellerOrderDetail, sellingEndpoints } from '@pasar/contract';

/** A seller's decision: on an order, on a request to cancel it, on a complaint about it. */
export type OrderDecision =
  | { to: 'order'; body: Args<typeof sellingEndpoints.reject>['body'] }
  | { to: 'cancel' | 'complaint'; body: Args<typeof sellingEndpoints.replyToCancelRequest>['body'] };

export const sendOrderDecision = async (
  api: ApiClient,
  answer: OrderDecision,
  options: CallOptions,
): Promise<SellerOrderDetail> => {
  const { to, body } = answer;
  if (to === 'order') return (await api.call(sellingEndpoints.reject, { body }, options)).data;
  const endpoint =
    to === 'cancel' ? sellingEndpoints.replyToCancelRequest : sellingEndpoints.replyToComplaint;
  return (await api.call(endpoint, { body }, options)).data;
};

/** The message after success. */
export const getDecisionMessage = (answer: OrderDecision) => {
  if (answer.to === 'order') return 'order.rejected';
  const { accept } = answer.body;
  if (answer.to === 'cancel') return accept ? 'order.cancelled' : 'order.cancel-rejected';
  return accept ? 'complaint.accepted' : 'complaint.escalated';
};
