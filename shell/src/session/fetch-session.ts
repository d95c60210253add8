import type { ApiClient } from '@pasar/api-client';
import { accountEndpoints } from '@pasar/contract';
import type { Counts } from '@pasar/slice-kit';
import { type SessionState, withoutId } from '@pasar/slice-kit/host';

export interface FetchedSession extends SessionState {
  counts: Counts;
}

/** Loads the user of a token. Rejects with ApiError, 401 when the token is invalid. */
export const fetchSession = async (api: ApiClient): Promise<FetchedSession> => {
  const { data } = await api.call(accountEndpoints.session);
  return {
    user: withoutId(data.user),
    counts: { cart: data.cart_items, notifications: data.new_notification },
  };
};
