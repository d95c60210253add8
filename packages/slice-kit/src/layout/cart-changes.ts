const changedKey = 'pasar:cart-changed';

/** Notifies the other tabs of this browser that the cart changed. */
export const broadcastCartChange = (): void => {
  try {
    localStorage.setItem(changedKey, crypto.randomUUID());
  } catch {
    // Without storage the other tabs find out when they are looked at again.
  }
};

/** Calls back when another tab has changed the cart; returns the unsubscribe function. */
export const onCartChanged = (heard: () => void): (() => void) => {
  const listen = ({ key }: StorageEvent) => {
    if (key === changedKey) heard();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
};
