import type { SellerOrderDetail } from '@pasar/contract';
import { type OrderActionResult, useOrderAction } from '@pasar/dashboard';
import { getDecisionMessage, sendOrderDecision } from './order-decision.ts';

/** Called with the order as it is after the change. */
export type Changed = (order: SellerOrderDetail) => void;

/** Sends a seller's decision. */
export const useOrderDecision = (result: OrderActionResult<SellerOrderDetail>) =>
  useOrderAction({ ...result, send: sendOrderDecision, toMessageId: getDecisionMessage });
