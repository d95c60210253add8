import { useSyncExternalStore } from 'react';

const storageKey = 'pasar.payment-method';
const listeners = new Set<() => void>();

/** Where storage is closed, the selection lives as long as the page. */
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
 * The user's payment method: the last selection on this device, so that neither a login in between nor the
 * next purchase requires it again. Null where nothing was selected, or where that method is no longer
 * available.
 */
export const useMethodSelection = (offered: readonly { code: string }[]) => {
  const last = useSyncExternalStore(listen, read, () => null);
  const method = offered.some(({ code }) => code === last) ? last : null;
  return { method, choose };
};
