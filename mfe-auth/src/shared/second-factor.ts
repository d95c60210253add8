import { isApiError } from '@pasar/api-client';
import { type StepUpMethod, stepUpMethods } from '@pasar/contract';

/** A login whose password or provider was right, and which waits for the second factor. */
export interface SecondFactorRequest {
  pendingLogin: string;
  /** What the account can name. */
  methods: readonly StepUpMethod[];
}

/** The same, with the wish of its form. */
export interface PendingLogin extends SecondFactorRequest {
  remember: boolean;
}

/** What a failure says that asks for the second factor; undefined for any other. */
export const findPendingLogin = (failure: unknown): SecondFactorRequest | undefined => {
  if (!isApiError(failure) || failure.code !== 403) return undefined;
  // any shape may come
  const data = (failure.data ?? {}) as { reason?: unknown; pending_login?: unknown; methods?: unknown };
  if (data.reason !== 'second_factor' || typeof data.pending_login !== 'string') return undefined;
  const named: unknown[] = Array.isArray(data.methods) ? data.methods : [];
  return {
    pendingLogin: data.pending_login,
    methods: stepUpMethods.filter((method) => named.includes(method)),
  };
};
