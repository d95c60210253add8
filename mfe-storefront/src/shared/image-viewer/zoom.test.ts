import { expect, test } from 'vitest';
import { clampZoom, detectSwipe, noZoom, zoomAt } from './zoom.ts';

const stage = { width: 400, height: 800 };

test('what is under the finger stays under it', () => {
  const look = zoomAt(noZoom, { x: 100, y: -200 }, 2, stage);
  expect(look).toEqual({ scale: 2, x: -100, y: 200 });
  expect(zoomAt(look, { x: 100, y: -200 }, 1, stage)).toEqual(noZoom);
});

test('an image never leaves its viewport, nor shrinks below it', () => {
  expect(clampZoom({ scale: 2, x: 999, y: -999 }, stage)).toEqual({ scale: 2, x: 200, y: -400 });
  expect(clampZoom({ scale: 0.2, x: 10, y: 10 }, stage)).toEqual(noZoom);
  expect(clampZoom({ scale: 99, x: 0, y: 0 }, stage).scale).toBe(5);
});

test('a swipe leads on, back or out; a short or slanting one means nothing', () => {
  expect(detectSwipe({ x: -80, y: 20 })).toBe('next');
  expect(detectSwipe({ x: 80, y: 20 })).toBe('previous');
  expect(detectSwipe({ x: 20, y: 180 })).toBe('close');
  expect(detectSwipe({ x: 30, y: 60 })).toBeUndefined();
});
