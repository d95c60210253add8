import { useEffect, useRef } from 'react';

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
    if (focused.current?.isConnected === false) element.current?.focus();
  }, [said]);
  return element;
};
