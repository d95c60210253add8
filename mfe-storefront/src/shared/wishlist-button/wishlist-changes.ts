const changedKey = 'pasar:wish-changed';

/** What a person did to the wishlist since the pages of this tab were loaded: newer than what they say. */
const changed = new Map<number, boolean>();
const listeners = new Set<() => void>();
/** Whose wishlist it is: another person in this tab begins with nothing. */
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

/** Another tab says `7:1` when product 7 has come into the wishlist. */
const hear = ({ key, newValue }: StorageEvent) => {
  const [id, wished] = (key === changedKey && newValue?.split(':')) || [];
  if (id) show(Number(id), wished === '1');
};

/** Calls back when a person's wishes change, in any tab; answers how to stop listening. */
export const onWishlistChange = (who: string | undefined, listener: () => void): (() => void) => {
  belongTo(who);
  if (listeners.size === 0) addEventListener('storage', hear);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', hear);
  };
};

/** Calls back when something has come into the wishlist in another tab; answers how to stop listening. */
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

/** The session is over: nothing is known of the wishlist until a page says it. */
export const deleteWishlistChanges = (): void => belongTo(undefined);

/** Tells the other tabs what the market has granted. */
export const broadcastWishlistChange = (id: number, wished: boolean): void => {
  try {
    localStorage.setItem(changedKey, `${id}:${wished ? 1 : 0}`);
    // The same product may be told again later; only a change is heard.
    localStorage.removeItem(changedKey);
  } catch {
    // Without storage the other tabs find out when they load a page.
  }
};
