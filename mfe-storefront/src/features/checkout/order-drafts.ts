import { useSyncExternalStore } from 'react';

/** By order of the checkout. */
type Drafts<Values> = Readonly<Record<number, Values>>;

/**
 * Unsaved input about orders, saved in this tab: an expired login or a reload loses nothing (quality A34,
 * R18). Where storage is closed, drafts live as long as the page.
 */
export const orderDrafts = <Values>(storageKey: string) => {
  const none: Drafts<Values> = {};
  const listeners = new Set<() => void>();
  let textHere = '{}';
  let parsed = { text: '{}', drafts: none };

  const readText = (): string => {
    try {
      return sessionStorage.getItem(storageKey) ?? '{}';
    } catch {
      return textHere;
    }
  };
  const current = (): Drafts<Values> => {
    const text = readText();
    // The same text is the same object, because React reads it on every render.
    if (text !== parsed.text) parsed = { text, drafts: JSON.parse(text) as Drafts<Values> }; // only `write` writes there
    return parsed.drafts;
  };
  const write = (drafts: Drafts<Values>): void => {
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
  return {
    current,
    keep: (order: number, values: Values): void => write({ ...current(), [order]: values }),
    drop: (order: number): void => {
      const { [order]: _, ...others } = current();
      write(others);
    },
    useDrafts: (): Drafts<Values> => useSyncExternalStore(listen, current, () => none),
  };
};
