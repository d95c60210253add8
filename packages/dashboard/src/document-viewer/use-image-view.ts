import { type RefObject, useEffect, useState } from 'react';

/** How an image is looked at: its size in percent, its turn in degrees, its place in pixels. */
export interface ImageView {
  scale: number;
  turn: number;
  x: number;
  y: number;
}

export const fitting: ImageView = { scale: 100, turn: 0, x: 0, y: 0 };
const [least, most, step] = [25, 400, 25];
/** Pixels of one press of an arrow key. */
const nudge = 40;

const within = (scale: number) => Math.min(most, Math.max(least, scale));

export const zoomView = (view: ImageView, by: 1 | -1): ImageView => ({
  ...view,
  scale: within(view.scale + by * step),
});
export const rotateView = (view: ImageView): ImageView => ({ ...view, turn: (view.turn + 90) % 360 });
export const moveView = (view: ImageView, x: number, y: number): ImageView => ({
  ...view,
  x: view.x + x,
  y: view.y + y,
});

const keys: Record<string, (view: ImageView) => ImageView> = {
  '+': (view) => zoomView(view, 1),
  '=': (view) => zoomView(view, 1),
  '-': (view) => zoomView(view, -1),
  '0': () => fitting,
  r: rotateView,
  ArrowLeft: (view) => moveView(view, nudge, 0),
  ArrowRight: (view) => moveView(view, -nudge, 0),
  ArrowUp: (view) => moveView(view, 0, nudge),
  ArrowDown: (view) => moveView(view, 0, -nudge),
};

/** What a key does to the view; undefined for a key that means nothing here. */
export const getViewAfterKey = (key: string, view: ImageView): ImageView | undefined => keys[key]?.(view);

/** The view of an image, written through CSSOM: a style attribute would be refused by the page's policy. */
export const useImageView = (image: RefObject<HTMLImageElement | null>, shown: unknown) => {
  const [view, setView] = useState(fitting);
  useEffect(() => {
    const { scale, turn, x, y } = view;
    if (image.current)
      image.current.style.transform = `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale / 100})`;
  }, [image, view, shown]);
  return { view, setView };
};
