import type { MouseEvent } from 'react';

/** Milliseconds within which Enter and a click on the same control are meant as one press. */
const together = 500;
const pressed = new WeakMap<EventTarget, { at: number; byKey: boolean }>();

/**
 * A press that goes on from an earlier one at the same place does nothing: a double click, Enter and a
 * click, or the rest of five taps that began on the page before (quality R15). For buttons that a press
 * changes into something else, or that are where another page had one.
 */
export const once =
  (press: () => void) =>
  ({ currentTarget, detail }: MouseEvent): void => {
    if (detail > 1) return;
    const last = pressed.get(currentTarget);
    const now = { at: performance.now(), byKey: detail === 0 };
    pressed.set(currentTarget, now);
    if (last && last.byKey !== now.byKey && now.at - last.at < together) return;
    press();
  };
