const changedKey = 'pasar:wish-changed';

/** The user's changes of the wishlist since the pages of this tab were loaded: newer than the pages' data. */
const changed = new Map<number, boolean>();
const listeners = new Set<() => void>();
/** The wishlist's owner: another user in this tab begins with nothing. */
let owner: string | undefined;

const show = (id: number, wished: boolean) => {
  changed.set(id, wished);
  for (const listener of listeners) listener();
};

const belongTo = (who: string | undefined) => {
  if (owner === who) return;
  owner = who;
  changed.clear();
};

/** Another tab sends `7:1` when product 7 was added to the wishlist. */
const hear = ({ key, newValue }: StorageEvent) => {
  const [id, wished] = (key === changedKey && newValue?.split(':')) || [];
  if (id) show(Number(id), wished === '1');
};

/** Calls back when a user's wishlist changes, in any tab; returns the unsubscribe function. */
export const onWishlistChange = (who: string | undefined, listener: () => void): (() => void) => {
  belongTo(who);
  if (listeners.size === 0) addEventListener('storage', hear);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', hear);
  };
};

/** Calls back when something was added to the wishlist in another tab; returns the unsubscribe function. */
export const onWishlistAddedElsewhere = (listener: () => void): (() => void) => {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === changedKey && newValue?.endsWith(':1')) listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
};

/** What became of a product in this tab; undefined when nothing did, and the page's own data count. */
export const findWishlistChange = (who: string | undefined, id: number): boolean | undefined =>
  owner === who ? changed.get(id) : undefined;

export const setWishlistChange = (who: string, id: number, wished: boolean): void => {
  belongTo(who);
  show(id, wished);
};

/** The session is over: the wishlist is unknown until a page loads it. */
export const deleteWishlistChanges = (): void => belongTo(undefined);

/** Notifies the other tabs of a confirmed change. */
export const broadcastWishlistChange = (id: number, wished: boolean): void => {
  try {
    localStorage.setItem(changedKey, `${id}:${wished ? 1 : 0}`);
    // The same product may be reported again later; only a change is received.
    localStorage.removeItem(changedKey);
  } catch {
    // Without storage the other tabs find out when they load a page.
  }
};
