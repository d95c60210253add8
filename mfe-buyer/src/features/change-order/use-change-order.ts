import { orderEndpoints } from '@pasar/contract';
import { type OrderActionResult, useOrderAction } from '@pasar/dashboard';
import { type Changed, getResultMessage, type TransitionRequest } from './order-change.ts';

/** Requests a change of the buyer's order. */
export const useChangeOrder = (result: OrderActionResult<Parameters<Changed>[0]>) =>
  useOrderAction({
    ...result,
    send: async (api, body: TransitionRequest, options) =>
      (await api.call(orderEndpoints.status, { body }, options)).data,
    toMessageId: (request, order) => getResultMessage(request.status, order.status),
  });
