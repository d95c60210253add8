import { useSyncExternalStore } from 'react';

export interface DropshipValues extends Record<string, string> {
  dropship_name: string;
  dropship_phone: string;
}
/** By order of the checkout. */
type Drafts = Readonly<Record<number, DropshipValues>>;

const storageKey = 'pasar.dropship-drafts';
const none: Drafts = {};
const listeners = new Set<() => void>();
/** Where storage is closed, drafts live as long as the page. */
let textHere = '{}';
let parsed = { text: '{}', drafts: none };

const readText = (): string => {
  try {
    return sessionStorage.getItem(storageKey) ?? '{}';
  } catch {
    return textHere;
  }
};

const current = (): Drafts => {
  const text = readText();
  // The same text is the same object: React asks again and again.
  if (text !== parsed.text) parsed = { text, drafts: JSON.parse(text) as Drafts }; // only `write` writes there
  return parsed.drafts;
};

const write = (drafts: Drafts): void => {
  textHere = JSON.stringify(drafts);
  try {
    sessionStorage.setItem(storageKey, textHere);
  } catch {
    // The variable above holds it.
  }
  for (const tell of listeners) tell();
};

const listen = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** Dropshippers that are asked for and not saved yet: an expired login or a reload loses nothing (quality A34, R18). */
export const dropshipDrafts = {
  keep: (order: number, values: DropshipValues): void => write({ ...current(), [order]: values }),
  drop: (order: number): void => {
    const { [order]: _, ...others } = current();
    write(others);
  },
};

export const useDropshipDrafts = (): Drafts => useSyncExternalStore(listen, current, () => none);
