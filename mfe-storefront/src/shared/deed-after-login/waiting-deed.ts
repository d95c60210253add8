/** What a visitor wanted to do, which only somebody who is logged in can do. */
export interface Deed {
  kind: 'follow' | 'claim';
  /** Of what: a store's number, a promo's code. */
  of: string;
}

const storageKey = 'pasar:waiting-deed';
/** A login with a code by e-mail takes minutes; after half an hour nobody remembers. */
const lifetimeMs = 30 * 60_000;

/** Keeps a deed while the login comes in between; one at a time, in this tab alone. */
export const keepDeed = ({ kind, of }: Deed): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ kind, of, until: Date.now() + lifetimeMs }));
  } catch {
    // Without storage the person presses again after the login.
  }
};

/** Takes the deed out of its place if it is one of these: whoever takes it, takes it once. */
export const takeDeed = (isMine: (deed: Deed) => boolean): Deed | undefined => {
  try {
    const { until, ...deed } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Deed & {
      until: number;
    }; // written above, in this tab
    if (!deed.kind || !isMine(deed)) return undefined;
    sessionStorage.removeItem(storageKey);
    return until > Date.now() ? deed : undefined;
  } catch {
    return undefined;
  }
};
