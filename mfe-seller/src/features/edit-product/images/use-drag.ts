import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Moves further than this before a press counts as a drag. */
const slack = 6;

interface Held {
  key: string;
  x: number;
  y: number;
  started: boolean;
}

/**
 * Drags tiles of a list by pointer: mouse, pen, and finger on a grip that does not scroll. While it is dragged a tile
 * goes where the pointer is over another one; what it moves to stays when it is let go.
 */
export const useDrag = (moveTo: (key: string, at: number) => void) => {
  const list = useRef<HTMLUListElement>(null);
  const held = useRef<Held | null>(null);
  const latest = useRef(moveTo);
  latest.current = moveTo;
  const [dragged, setDragged] = useState<string>();

  const placeUnder = (x: number, y: number) => {
    const tiles = Array.from(list.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? []);
    return tiles.findIndex((tile) => {
      const box = tile.getBoundingClientRect();
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    });
  };
  // On the window: a tile that moves in the page loses the pointer that it captured.
  const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
    const now = held.current;
    if (!now || (!now.started && Math.hypot(clientX - now.x, clientY - now.y) < slack)) return;
    if (!now.started) setDragged(now.key);
    now.started = true;
    const at = placeUnder(clientX, clientY);
    if (at >= 0) latest.current(now.key, at);
  };
  const watch = useRef<AbortController>(undefined);
  const end = () => {
    held.current = null;
    watch.current?.abort();
    setDragged(undefined);
  };
  useEffect(() => () => watch.current?.abort(), []);

  const grip = (key: string) => ({
    onPointerDown: ({ button, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
      if (button !== 0) return;
      held.current = { key, x, y, started: false };
      watch.current?.abort();
      watch.current = new AbortController();
      const { signal } = watch.current;
      addEventListener('pointermove', move, { signal });
      addEventListener('pointerup', end, { signal });
      addEventListener('pointercancel', end, { signal });
    },
  });

  return { list, dragged, grip };
};
