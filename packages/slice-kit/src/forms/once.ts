import type { MouseEvent } from 'react';

/**
 * A press that goes on from an earlier one at the same place does nothing: a double click, or the rest of five taps
 * that began on the page before (quality R15). For buttons that a press turns into something else, or that stand
 * where another page had one.
 */
export const once =
  (press: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail <= 1) press();
  };
