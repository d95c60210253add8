/** What a visitor wants and only somebody who is logged in can do. `body` is what its call takes. */
export type PendingAction = { name: string } & (
  | {
      kind: 'add' | 'buy';
      body: { product_id: number; variant_id: number; qty: number; note: string };
      /** The key of the first try, so that many tries have one effect. */
      key: string;
    }
  | { kind: 'wish'; body: { product_id: number } }
  | { kind: 'follow'; body: { merchant_id: number } }
  | { kind: 'claim'; body: { promo_code: string } }
);

export type SavedAction = PendingAction & {
  /** The page where it was wanted, without language prefix. */
  from: string;
  until: number;
  /** Whose it is, once somebody has logged in; nobody else may do it. */
  owner?: string;
};

const storageKey = 'pasar:pending-actions';
/** A login with a code by e-mail takes minutes; after half an hour nobody remembers. */
const lifetimeMs = 30 * 60_000;
const mostSaved = 10;

/** A product is added or bought, whichever was wanted last; everything else is itself. */
const subjectOf = (action: PendingAction): string => {
  if (action.kind === 'add' || action.kind === 'buy') return `item:${action.body.product_id}`;
  return `${action.kind}:${Object.values(action.body).join()}`;
};

const read = (): SavedAction[] => {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    const isWhole = (one: Partial<SavedAction> | null) => one?.kind && one.body && one.until;
    return Array.isArray(saved) ? saved.filter((one) => isWhole(one) && one.until > Date.now()) : [];
  } catch {
    return [];
  }
};

const write = (actions: readonly SavedAction[]): void => {
  try {
    if (actions.length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(actions.slice(-mostSaved)));
  } catch {
    // Without storage the user presses again after the login.
  }
};

const isOf = (email: string) => (action: SavedAction) => (action.owner ?? email) === email;

/** What waits in this tab for somebody who is logged in. */
export const pendingActions = {
  save(action: PendingAction, { from, owner }: Pick<SavedAction, 'from' | 'owner'>): void {
    const isReplaced = (older: SavedAction) =>
      subjectOf(older) === subjectOf(action) || (older.kind === 'buy' && action.kind === 'buy');
    const saved: SavedAction = { ...action, from, until: Date.now() + lifetimeMs, ...(owner && { owner }) };
    write([...read().filter((older) => !isReplaced(older)), saved]);
  },

  /** From the first login on it belongs to this user; another user's actions are dropped. */
  bindTo(email: string): void {
    write(
      read()
        .filter(isOf(email))
        .map((action) => ({ ...action, owner: email })),
    );
  },

  /** What this user may do now, in the order of their presses. */
  list: (email: string): SavedAction[] => read().filter(isOf(email)),

  /** The marketplace has responded to it. */
  remove(action: SavedAction): void {
    write(read().filter((other) => subjectOf(other) !== subjectOf(action) || other.until !== action.until));
  },
};
