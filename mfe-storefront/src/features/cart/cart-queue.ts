import { type ApiError, getFirstFieldMessages, isApiError } from '@pasar/api-client';
import type { Cart } from '../../shared/cart-calls/index.ts';
import { applyChange, type Change } from './apply-change.ts';
import { getNewIds, remapIds } from './remap-ids.ts';

/** The cart as the page shows it, and what was rejected at which line. */
export interface CartView {
  cart: Cart;
  /** Messages of rejections, by item; `null` is the cart as a whole. */
  refusals: ReadonlyMap<number | null, string>;
}

interface Deeds {
  send(change: Change): Promise<Cart>;
  reload(): Promise<Cart>;
  /** A change got no response, or nobody is signed in any more: the page shows the cart without it again. */
  onLost(failure: unknown): void;
  onChanged(cart: Cart): void;
}

export interface CartQueue {
  view(): CartView;
  subscribe(listener: () => void): () => void;
  push(change: Change): void;
  /** Requests the current cart, unless the next response brings it anyway. */
  refresh(): void;
  /** A cart that came by another way, such as the page's loader. */
  receive(cart: Cart): void;
  /** Waits until every change has its response; false when one of them was rejected. */
  settled(): Promise<boolean>;
}

const refusedCodes: readonly unknown[] = [404, 409, 422];
const isRefusal = (failure: unknown): failure is ApiError =>
  isApiError(failure) && refusedCodes.includes(failure.code);

const aboutOf = (change: Change): number | null => ('id' in change ? change.id : null);
/** Whether a newer request makes an older one pointless: the last number counts, not each on the way to it. */
const replaces = (newer: Change, older: Change) =>
  'id' in newer && newer.kind === older.kind && newer.id === older.id;

/**
 * The user's changes of the cart, sent one after the other. The page shows the server's last response with
 * every pending change applied: a rejected change is dropped, and the rest remains.
 */
export const createCartQueue = (loaded: Cart, { send, reload, onLost, onChanged }: Deeds): CartQueue => {
  let known = loaded;
  let waiting: Change[] = [];
  let running: Promise<void> | undefined;
  let stale = false;
  let granted = true;
  let refusals: CartView['refusals'] = new Map();
  let view: CartView = { cart: loaded, refusals };
  const listeners = new Set<() => void>();

  const show = () => {
    view = { cart: waiting.reduce(applyChange, known), refusals };
    for (const listener of listeners) listener();
  };
  const refuse = (about: number | null, text?: string) => {
    const changed = new Map(refusals);
    if (text === undefined) changed.delete(about);
    else changed.set(about, text);
    refusals = changed;
  };
  const ask = async () => {
    stale = false;
    try {
      known = await reload();
    } catch (failure) {
      if (isApiError(failure) && failure.code === 401) onLost(failure);
      // Otherwise the last response stays visible; the next change or refresh requests it again.
    }
  };

  const grant = async (change: Change) => {
    try {
      known = await send(change);
      const ids = getNewIds(change, known);
      waiting = waiting.slice(1).map((later) => remapIds(later, ids));
      onChanged(known);
    } catch (failure) {
      granted = false;
      if (!isRefusal(failure)) {
        waiting = [];
        stale = !isApiError(failure) || failure.code !== 401;
        onLost(failure);
        return;
      }
      waiting = waiting.slice(1);
      refuse(aboutOf(change), getFirstFieldMessages(failure)[0] ?? failure.message);
      await ask();
    }
  };
  const run = async () => {
    granted = true;
    do {
      for (let next = waiting[0]; next; next = waiting[0]) {
        await grant(next);
        show();
      }
      if (stale) await ask();
      // Meanwhile somebody may have wished for more, or another tab have changed the cart again.
    } while (waiting.length > 0 || stale);
    running = undefined;
    show();
  };
  const start = () => {
    running ??= run();
  };

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push(change) {
      refuse(aboutOf(change));
      refuse(null);
      // The first one is on its way and cannot be taken back.
      const older = running ? waiting.findIndex((one, at) => at > 0 && replaces(change, one)) : -1;
      waiting = older < 0 ? [...waiting, change] : waiting.with(older, change);
      show();
      start();
    },
    refresh() {
      stale = true;
      start();
    },
    receive(cart) {
      if (cart === known) return;
      known = cart;
      show();
    },
    settled: async () => {
      let all = true;
      while (running) {
        await running;
        all &&= granted;
      }
      return all;
    },
  };
};
