import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** How long each slide is visible, in milliseconds: enough to read it twice. */
const standsMs = 6_000;

interface Turning {
  /** Undefined until the page is alive, and where nothing may move: then there is nothing to pause. */
  turning: boolean | undefined;
  toggle(): void;
  /** The user has taken over. */
  stop(): void;
}

/**
 * Advances a row of slides automatically: only while it is visible, without pointer or focus, and without a
 * preference for reduced motion. Once stopped by a user, it stays stopped.
 */
export const useAutoplay = (
  place: RefObject<HTMLElement | null>,
  count: number,
  next: () => void,
): Turning => {
  const [turning, setTurning] = useState<boolean>();
  const turn = useEffectEvent(next);
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setTurning(calm.matches || count < 2 ? undefined : true);
    follow();
    calm.addEventListener('change', follow);
    return () => calm.removeEventListener('change', follow);
  }, [count]);
  useEffect(() => {
    const element = place.current;
    if (!turning || !element) return;
    let inSight = true;
    const sight = new IntersectionObserver(([entry]) => {
      inSight = entry?.isIntersecting ?? true;
    });
    sight.observe(element);
    const timer = setInterval(() => {
      const held = document.hidden || !inSight || element.matches(':hover, :focus-within');
      if (!held) turn();
    }, standsMs);
    return () => {
      clearInterval(timer);
      sight.disconnect();
    };
  }, [turning, place]);
  return {
    turning,
    toggle: () => setTurning((before) => !before),
    stop: () => setTurning((before) => before && false),
  };
};
