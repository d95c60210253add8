import type { MediaId } from '@pasar/contract';
import { expect, test } from 'vitest';
import { moveSlide, nextKey, type Slide, toSlidesPayload } from './banner-state.ts';

const slide = (key: number): Slide => ({
  key,
  media_id: (10 + key) as MediaId, // ids are branded where the market hands them out
  preview: '',
  target_url: '',
});
const three = [slide(0), slide(1), slide(2)];
const keys = (slides: readonly Slide[]) => slides.map(({ key }) => key);

test('slides move by a place and stop at the ends [SELL-01] [DATA-04]', () => {
  expect(keys(moveSlide(three, 0, 1))).toEqual([1, 0, 2]);
  expect(keys(moveSlide(three, 2, 1))).toEqual([0, 2, 1]);
  expect(moveSlide(three, 0, -1)).toBe(three);
  expect(moveSlide(three, 2, 3)).toBe(three);
});

test('slides are sent with their places, from 1', () => {
  expect(
    toSlidesPayload({ target_url: '', secondary_target_url: '', slides: three }).map((one) => one.position),
  ).toEqual([1, 2, 3]);
  expect(nextKey(three)).toBe(3);
  expect(nextKey([])).toBe(0);
});
