import type { Wish } from '../../shared/cart-calls/index.ts';

/** What a visitor wanted when the login came in between. */
export interface PendingWish {
  deed: 'add' | 'buy';
  wish: Wish;
  /** The key of the first try, so that the add has one effect whatever became of it. */
  key: string;
}

const storageKey = 'pasar:wish';
/** A login with a code by e-mail takes minutes; after half an hour nobody remembers. */
const lifetimeMs = 30 * 60_000;

/** Keeps a wish while the person logs in; one at a time, in this tab alone. */
export const keepWish = (wish: PendingWish): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...wish, until: Date.now() + lifetimeMs }));
  } catch {
    // Without storage the person presses again after the login.
  }
};

/** Takes the wish for a product out of its place: whoever takes it, takes it once. */
export const takeWish = (productId: number): PendingWish | undefined => {
  try {
    const { until, ...kept } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as PendingWish & {
      until: number;
    }; // written above, in this tab
    if (kept.wish?.product_id !== productId) return undefined;
    sessionStorage.removeItem(storageKey);
    return until > Date.now() ? kept : undefined;
  } catch {
    return undefined;
  }
};
