import { isApiError, readToken } from '@pasar/api-client';
import type { StoredUser } from '@pasar/contract';
import { session } from '@pasar/slice-kit';
import { type Kit, readStoredUser, writeStoredUser } from '@pasar/slice-kit/host';
import { saveStore } from './save-store.ts';

export interface BrowserSession {
  /** The user of this tab, once known; null for visitors. With `fresh`: as the server knows them now. */
  whoIsHere(fresh?: boolean): Promise<StoredUser | null>;
  /** Requests the current user and their counts. */
  refresh(): Promise<void>;
}

/**
 * Syncs this tab with the token. `known` means that the server's session came with this document; otherwise
 * the saved user applies until it arrives.
 */
export const startSession = (kit: Kit, { known }: { known: boolean }): BrowserSession => {
  const userNow = () => kit.session.getState().user;

  const refresh = async (): Promise<void> => {
    if (!readToken()) {
      if (userNow()) session.clear();
      return;
    }
    const { fetchSession } = await import(/* webpackChunkName: "session" */ './fetch-session.ts');
    const before = userNow();
    try {
      const { user, counts } = await fetchSession(kit.api);
      // What changed meanwhile is newer than this answer.
      if (userNow() !== before) return refresh();
      writeStoredUser(user);
      kit.counts.setState(counts);
      kit.session.setState({ user: saveStore(userNow(), user) });
    } catch (failure) {
      // The client's own hook has deleted a rejected token; a lost network changes nothing.
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
    async whoIsHere(fresh) {
      if (!readToken()) return null;
      if (fresh || !userNow()) await once();
      return userNow();
    },
  };
};
