import { isApiError } from '@pasar/api-client';

/** A login whose password or provider was right, and which waits for the second factor. */
export interface PendingLogin {
  pendingLogin: string;
  remember: boolean;
}

/** The pending login of a failure that asks for the second factor; undefined for any other. */
export const findPendingLogin = (failure: unknown): string | undefined => {
  if (!isApiError(failure) || failure.code !== 403) return undefined;
  const data = (failure.data ?? {}) as { reason?: unknown; pending_login?: unknown }; // any shape may come
  return data.reason === 'second_factor' && typeof data.pending_login === 'string'
    ? data.pending_login
    : undefined;
};
