const storageKey = 'pasar:wish-waiting';
/** A login with a code by e-mail takes minutes; after half an hour nobody remembers. */
const lifetimeMs = 30 * 60_000;

/** Keeps the product that a visitor wanted to save while the login comes in between; one at a time, in this tab. */
export const keepWaitingWish = (id: number): void => {
  try {
    sessionStorage.setItem(storageKey, `${id}:${Date.now() + lifetimeMs}`);
  } catch {
    // Without storage the person presses again after the login.
  }
};

export const isWishWaiting = (): boolean => {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
};

/** Takes the product out of its place: whoever takes it, takes it once. */
export const takeWaitingWish = (): number | undefined => {
  const [id, until] = (sessionStorage.getItem(storageKey) ?? '').split(':').map(Number);
  sessionStorage.removeItem(storageKey);
  return id && until && until > Date.now() ? id : undefined;
};
