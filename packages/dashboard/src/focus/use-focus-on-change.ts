import { useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when its content has changed: the button that changed it was removed by
 * then, and a keyboard or a screen reader would start again at the top of the page.
 */
export const useFocusOnChange = (said: unknown) => {
  const element = useRef<HTMLHeadingElement>(null);
  const before = useRef(said);
  useEffect(() => {
    if (before.current === said) return;
    before.current = said;
    element.current?.focus();
  }, [said]);
  return element;
};
