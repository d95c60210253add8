/** The zoom: `scale` of the full image, and the offset of its middle, in pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}
interface Point {
  x: number;
  y: number;
}

export const noZoom: Zoom = { scale: 1, x: 0, y: 0 };
/** What a double tap gives. */
export const doubleTapScale = 2.5;
const closest = 5;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The nearest zoom that leaves no empty space: not smaller than the viewport, not moved beyond an edge. */
export const clampZoom = ({ scale, x, y }: Zoom, stage: Size): Zoom => {
  const near = within(scale, 1, closest);
  const [aside, up] = [((near - 1) * stage.width) / 2, ((near - 1) * stage.height) / 2];
  return { scale: near, x: within(x, -aside, aside), y: within(y, -up, up) };
};

/** Another scale around a point, which stays in place. `point` counts from the middle of the viewport. */
export const zoomAt = (look: Zoom, point: Point, scale: number, stage: Size): Zoom => {
  const near = within(scale, 1, closest);
  const ratio = near / look.scale;
  const moved = {
    scale: near,
    x: point.x - (point.x - look.x) * ratio,
    y: point.y - (point.y - look.y) * ratio,
  };
  return clampZoom(moved, stage);
};

/** The meaning of a one-finger gesture on an unzoomed image. */
export const detectSwipe = (by: Point): 'next' | 'previous' | 'close' | undefined => {
  const far = 56;
  if (Math.abs(by.x) > far && Math.abs(by.x) > Math.abs(by.y)) return by.x < 0 ? 'next' : 'previous';
  return by.y > 2 * far && by.y > Math.abs(by.x) ? 'close' : undefined;
};
