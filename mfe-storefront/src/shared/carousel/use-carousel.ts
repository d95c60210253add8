import { type MouseEvent, useRef, useState } from 'react';

/**
 * A row that shows one thing at a time and is scrolled by its reader: by finger, by arrow keys, or by links to the
 * single things. Without scripts those links are plain anchors.
 */
export const useCarousel = <Row extends HTMLElement>() => {
  const row = useRef<Row>(null);
  const [shown, setShown] = useState(0);
  const show = (index: number) => {
    const strip = row.current;
    strip?.scrollTo({ left: index * strip.clientWidth });
  };
  const follow = () => {
    const strip = row.current;
    if (strip?.clientWidth) setShown(Math.round(strip.scrollLeft / strip.clientWidth));
  };
  return {
    shown,
    show,
    /** For the row itself. */
    strip: { ref: row, onScroll: follow },
    /** For the link to one of its things. */
    linkTo: (index: number) => ({
      'aria-current': index === shown || undefined,
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        show(index);
      },
    }),
  };
};
