import { isApiError } from '@pasar/api-client';

/** A login whose password or provider was right, and which waits for the second factor. */
export interface PendingLogin {
  ticket: string;
  remember: boolean;
}

/** The ticket of a failure that asks for the second factor; undefined for any other. */
export const findPendingLogin = (failure: unknown): string | undefined => {
  if (!isApiError(failure) || failure.code !== 403) return undefined;
  const data = (failure.data ?? {}) as { reason?: unknown; ticket?: unknown }; // any shape may come
  return data.reason === 'second_factor' && typeof data.ticket === 'string' ? data.ticket : undefined;
};
