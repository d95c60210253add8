import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Space that shows that there is more before it. */
const before = 48;

/** A row of links that is wider than a phone scrolls to the one of this page. `row` finds it, the element itself by default. */
export const useCurrentInSight = <Place extends HTMLElement>(row?: string) => {
  const place = useRef<Place>(null);
  const { pathname, search } = useLocation();
  // Another address has another current link.
  useEffect(() => {
    const line = row ? place.current?.querySelector<HTMLElement>(row) : place.current;
    const current = line?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!line || !current) return;
    line.scrollLeft += current.getBoundingClientRect().left - line.getBoundingClientRect().left - before;
  }, [pathname, search]);
  return place;
};
