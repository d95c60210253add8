import { useEffect, useRef } from 'react';

/** How long a dialog takes to close, with room for a slow device. */
const closingMs = 1_000;

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Moves the focus to an element when its content has changed: the button that changed it was removed by
 * then, and a keyboard or a screen reader would start again at the top of the page. What changes by itself leaves the
 * focus where it is.
 */
export const useFocusOnChange = (said: unknown) => {
  const element = useRef<HTMLHeadingElement>(null);
  const before = useRef(said);
  const focused = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target as Element; // only elements have the focus
    };
    focused.current ??= document.activeElement;
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (before.current === said) return;
    before.current = said;
    const held = focused.current;
    const move = () => {
      if (held?.isConnected !== false) return false;
      if (isNowhere()) element.current?.focus();
      return true;
    };
    if (move()) return;
    // The dialog in which it was changed goes a moment later.
    const removals = new MutationObserver(() => move() && removals.disconnect());
    removals.observe(document.body, { childList: true, subtree: true });
    const over = setTimeout(() => removals.disconnect(), closingMs);
    return () => {
      clearTimeout(over);
      removals.disconnect();
    };
  }, [said]);
  return element;
};
