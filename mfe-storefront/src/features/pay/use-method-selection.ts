import { useSyncExternalStore } from 'react';

const storageKey = 'pasar.payment-method';
const listeners = new Set<() => void>();

/** Where storage is closed, the choice lives as long as the page. */
let chosenHere: string | null = null;

const read = (): string | null => {
  try {
    return localStorage.getItem(storageKey) ?? chosenHere;
  } catch {
    return chosenHere;
  }
};

const choose = (code: string): void => {
  chosenHere = code;
  try {
    localStorage.setItem(storageKey, code);
  } catch {
    // The variable above holds it.
  }
  for (const tell of listeners) tell();
};

const listen = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/**
 * How the person wants to pay: what was selected last on this device, so that neither a login on the way nor the next
 * purchase asks again. Null where nothing was selected, or where that way is no longer offered.
 */
export const useMethodSelection = (offered: readonly { code: string }[]) => {
  const last = useSyncExternalStore(listen, read, () => null);
  const method = offered.some(({ code }) => code === last) ? last : null;
  return { method, choose };
};
