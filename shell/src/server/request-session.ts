import { type ApiClient, isApiError } from '@pasar/api-client';
import { noCounts } from '@pasar/slice-kit/host';
import { type FetchedSession, fetchSession } from '../session/fetch-session.ts';

/** Who a document is made for. */
export interface RequestSession extends FetchedSession {
  /** The token was rejected and should be deleted. */
  refused: boolean;
}

const visitor = { user: null, counts: noCounts };

/**
 * Checks the request's token; no token and a rejected one are both visitors. Rejects when the server does
 * not respond.
 */
export const requestSession = async (api: ApiClient, token: string | undefined): Promise<RequestSession> => {
  if (!token) return { ...visitor, refused: false };
  try {
    return { ...(await fetchSession(api)), refused: false };
  } catch (failure) {
    if (isApiError(failure) && failure.code === 401) return { ...visitor, refused: true };
    throw failure;
  }
};
