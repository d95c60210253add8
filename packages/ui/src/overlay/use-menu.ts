import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const itemsIn = (place: HTMLElement | null) =>
  Array.from(place?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);

/** The item that a key leads to from the current one: round by arrows, to the ends, or by first letter. */
const targetOf = (key: string, items: readonly HTMLElement[], current: number): HTMLElement | undefined => {
  const count = items.length;
  const steps: Record<string, number> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    Home: 0,
    End: count - 1,
  };
  const step = steps[key];
  if (step !== undefined) return items[(step + count) % count];
  if (key.length !== 1 || key === ' ') return undefined;
  const fromNext = [...items.slice(current + 1), ...items.slice(0, current + 1)];
  return fromNext.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
};

/** State and keys of a menu button. The focus walks through the items; closing gives it back to the button. */
export const useMenu = () => {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLElement>(null);

  const close = () => setOpen(false);
  const closeAndReturn = () => {
    close();
    place.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  };
  const openAt = (end: 'first' | 'last') => {
    flushSync(() => setOpen(true));
    itemsIn(place.current)
      .at(end === 'first' ? 0 : -1)
      ?.focus();
  };

  const buttonEvents = {
    onClick: () => (open ? close() : openAt('first')),
    onMouseDown: (event: MouseEvent) => {
      // Retains the focus in the open menu, so that this press closes it instead of closing and reopening.
      if (open) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      openAt(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  };

  const listEvents = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        closeAndReturn();
        return;
      }
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const items = itemsIn(place.current);
      const target = targetOf(event.key, items, items.indexOf(document.activeElement as HTMLElement));
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };

  return { open, place, close, closeAndReturn, buttonEvents, listEvents };
};
