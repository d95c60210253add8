import { useEffect, useEffectEvent, useRef } from 'react';
import Sortable from 'sortablejs';

const keyOf = ({ dataset }: HTMLElement): string => dataset.tile ?? '';

/**
 * Drags the tiles of a list by mouse, pen and finger: a tile goes where the pointer is over another one. A finger
 * holds a tile for a moment first, so that a swipe still scrolls.
 */
export const useSortable = (onMove: (key: string, over: string) => void) => {
  const list = useRef<HTMLUListElement>(null);
  const move = useEffectEvent(onMove);
  useEffect(() => {
    if (!list.current) return;
    const sortable = Sortable.create(list.current, {
      draggable: '[data-tile]',
      handle: '[data-grip]',
      delay: 150,
      delayOnTouchOnly: true,
      touchStartThreshold: 6,
      // The browser's own dragging would also reach the field that takes files.
      forceFallback: true,
      fallbackTolerance: 6,
      fallbackOnBody: true,
      onMove: ({ dragged, related }) => {
        move(keyOf(dragged), keyOf(related));
        // React moves the elements.
        return false;
      },
    });
    return () => sortable.destroy();
  }, []);
  return list;
};
