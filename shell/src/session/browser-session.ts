import { isApiError, readToken } from '@pasar/api-client';
import type { StoredUser } from '@pasar/contract';
import { session } from '@pasar/slice-kit';
import { type Kit, readStoredUser, writeStoredUser } from '@pasar/slice-kit/host';

export interface BrowserSession {
  /** The person of this tab, once known; null for visitors. */
  whoIsHere(): Promise<StoredUser | null>;
  /** Asks the server who is here, and how many things wait for them. */
  refresh(): Promise<void>;
}

/**
 * Keeps this tab true to the token. `known` says that the server has answered for this document already;
 * otherwise the saved person stands in until it has.
 */
export const startSession = (kit: Kit, { known }: { known: boolean }): BrowserSession => {
  const userNow = () => kit.session.getState().user;

  const refresh = async (): Promise<void> => {
    if (!readToken()) {
      if (userNow()) session.clear();
      return;
    }
    const { fetchSession } = await import(/* webpackChunkName: "session" */ './fetch-session.ts');
    try {
      const { user, counts } = await fetchSession(kit.api);
      writeStoredUser(user);
      kit.counts.setState(counts);
      kit.session.setState({ user });
    } catch (failure) {
      // A refused token has been forgotten by the client's own hook; a lost network changes nobody.
      if (!isApiError(failure)) throw failure;
    }
  };

  let asking: Promise<void> | undefined;
  const once = () => {
    asking ??= refresh().finally(() => {
      asking = undefined;
    });
    return asking;
  };
  if (known) writeStoredUser(userNow());
  else if (readToken()) kit.session.setState({ user: readStoredUser() });

  return {
    refresh: once,
    async whoIsHere() {
      if (!readToken()) return null;
      if (!userNow()) await once();
      return userNow();
    },
  };
};
