/** A claim that a visitor made, by the ticket's button or by a code. */
export interface PendingClaim {
  code: string;
  from: 'ticket' | 'form';
}

const storageKey = 'pasar:claim';
/** A login with a code by e-mail takes minutes; after half an hour nobody remembers. */
const lifetimeMs = 30 * 60_000;

/** Keeps a claim while the person logs in; one at a time, in this tab alone. */
export const keepClaim = (claim: PendingClaim): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...claim, until: Date.now() + lifetimeMs }));
  } catch {
    // Without storage the person presses again after the login.
  }
};

/** Takes the claim out of its place: whoever takes it, takes it once. */
export const takeClaim = (): PendingClaim | undefined => {
  try {
    const text = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    const { until, ...claim } = JSON.parse(text ?? '{}') as PendingClaim & { until: number }; // written above, in this tab
    return until > Date.now() ? claim : undefined;
  } catch {
    return undefined;
  }
};
