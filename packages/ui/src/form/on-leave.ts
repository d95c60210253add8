import type { FocusEvent } from 'react';

/** A blur handler that fires only when the focus leaves the element altogether, not when it moves inside. */
export const onLeave = (leave: (() => void) | undefined) => (event: FocusEvent<HTMLElement>) => {
  if (!event.currentTarget.contains(event.relatedTarget)) leave?.();
};
