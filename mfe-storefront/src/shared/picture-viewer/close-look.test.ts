import { expect, test } from 'vitest';
import { bounded, scaledAt, swipeOf, wholePicture } from './close-look.ts';

const stage = { width: 400, height: 800 };

test('what is under the finger stays under it', () => {
  const look = scaledAt(wholePicture, { x: 100, y: -200 }, 2, stage);
  expect(look).toEqual({ scale: 2, x: -100, y: 200 });
  expect(scaledAt(look, { x: 100, y: -200 }, 1, stage)).toEqual(wholePicture);
});

test('a picture never leaves its stage, nor shrinks below it', () => {
  expect(bounded({ scale: 2, x: 999, y: -999 }, stage)).toEqual({ scale: 2, x: 200, y: -400 });
  expect(bounded({ scale: 0.2, x: 10, y: 10 }, stage)).toEqual(wholePicture);
  expect(bounded({ scale: 99, x: 0, y: 0 }, stage).scale).toBe(5);
});

test('a swipe leads on, back or out; a short or slanting one means nothing', () => {
  expect(swipeOf({ x: -80, y: 20 })).toBe('next');
  expect(swipeOf({ x: 80, y: 20 })).toBe('previous');
  expect(swipeOf({ x: 20, y: 180 })).toBe('close');
  expect(swipeOf({ x: 30, y: 60 })).toBeUndefined();
});
