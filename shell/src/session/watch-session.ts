import { readToken } from '@pasar/api-client';
import { session } from '@pasar/slice-kit';
import { type Kit, onCountsChanged, parseStoredUser, storedUserKey } from '@pasar/slice-kit/host';
import type { BrowserSession } from './browser-session.ts';
import { saveStore } from './save-store.ts';

/**
 * Follows what other tabs do: they change local storage on login and logout, and this tab receives the
 * event at once. A token that disappeared, or came without a saved user, is noticed when the user returns
 * to the tab.
 */
export const watchSession = (kit: Kit, browserSession: BrowserSession): void => {
  addEventListener('storage', ({ key, newValue }) => {
    // No key at all: the storage was cleared.
    if (key !== storedUserKey && key !== null) return;
    const user = saveStore(kit.session.getState().user, parseStoredUser(newValue));
    kit.session.setState({ user });
    if (user) void browserSession.refresh();
    else kit.counts.setState({ cart: 0, notifications: 0 });
  });
  onCountsChanged((changed) => kit.counts.setState(changed));
  const compare = () => {
    if (document.visibilityState !== 'visible') return;
    const signedIn = kit.session.getState().user !== null;
    const hasToken = readToken() !== undefined;
    if (signedIn && !hasToken) session.clear();
    if (!signedIn && hasToken) void browserSession.refresh();
  };
  addEventListener('focus', compare);
  document.addEventListener('visibilitychange', compare);
};
