import { useEffect, useEffectEvent } from 'react';

/** Where a person has switched single keys off (WCAG 2.1.4). */
const storageKey = 'pasar.keys';

export const areKeysOn = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
};

export const setKeysOn = (on: boolean): void => {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Without storage they stay on.
  }
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && /^(?:checkbox|radio|button|submit)$/.test(target.type));

/** An open dialog has the keyboard to itself. */
const isBehindDialog = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null &&
  !(target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]'));

export type Keys = Partial<Record<string, () => void>>;

const pageKeys = new Set<(key: string) => (() => void) | undefined>();

/** What a single key of the page does now; undefined where it does nothing. */
export const getKeyAction = (key: string): (() => void) | undefined =>
  [...pageKeys].map((find) => find(key)).findLast(Boolean);

/**
 * Single keys of a page: `j`, `[`, `?`, or two after each other that begin with `g`, as `g o`. They do nothing inside fields and dialogs,
 * nor with a modifier, nor when somebody has switched them off.
 */
export const useKeys = (keys: Keys): void => {
  const press = useEffectEvent((first: string | null, event: KeyboardEvent): boolean => {
    const act = keys[first === null ? event.key : `${first} ${event.key.toLowerCase()}`];
    if (!act) return false;
    event.preventDefault();
    act();
    return true;
  });
  const find = useEffectEvent((key: string) => keys[key]);
  useEffect(() => {
    const findNow = (key: string) => find(key);
    pageKeys.add(findNow);
    return () => void pageKeys.delete(findNow);
  }, []);
  useEffect(() => {
    let first: { key: string; at: number } | null = null;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isBehindDialog(event.target) || !areKeysOn()) return;
      const before = first && event.timeStamp - first.at < 1_500 ? first.key : null;
      first = null;
      if (!press(before, event) && before === null && event.key === 'g')
        first = { key: 'g', at: event.timeStamp };
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
