import { type PointerEvent, useRef, useState } from 'react';

/** How many times as large as the image below (`lens` in the styles). */
const strength = 2.4;

/**
 * Hovering over an image zooms the place below the mouse. The position is written to the element itself:
 * React renders only when the mouse enters and leaves.
 */
export const useHoverZoom = () => {
  const lens = useRef<HTMLImageElement>(null);
  const [near, setNear] = useState(false);
  const follow = ({ pointerType, currentTarget, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    if (!near) setNear(true);
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const [x, y] = [(clientX - left) / width, (clientY - top) / height];
    const { current: picture } = lens;
    if (picture)
      picture.style.transform = `translate(${x * (1 - strength) * width}px, ${y * (1 - strength) * height}px)`;
  };
  const leave = () => setNear(false);
  return {
    near,
    lens,
    over: { onPointerEnter: follow, onPointerMove: follow, onPointerLeave: leave, onPointerCancel: leave },
  };
};
