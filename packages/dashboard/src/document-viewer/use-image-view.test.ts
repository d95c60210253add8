import { expect, test } from 'vitest';
import { fitting, getViewAfterKey, moveView, rotateView, zoomView } from './use-image-view.ts';

test('an image is shown from 25 to 400 percent [B14]', () => {
  let view = fitting;
  for (let press = 0; press < 20; press++) view = zoomView(view, 1);
  expect(view.scale).toBe(400);
  for (let press = 0; press < 20; press++) view = zoomView(view, -1);
  expect(view.scale).toBe(25);
});

test('four quarter turns are none', () => {
  expect(rotateView(rotateView(rotateView(rotateView(fitting))))).toEqual(fitting);
});

test('keys zoomView, turn and move it; others do nothing', () => {
  expect(getViewAfterKey('+', fitting)?.scale).toBe(125);
  expect(getViewAfterKey('-', fitting)?.scale).toBe(75);
  expect(getViewAfterKey('r', fitting)?.turn).toBe(90);
  expect(getViewAfterKey('ArrowLeft', fitting)).toEqual(moveView(fitting, 40, 0));
  expect(getViewAfterKey('0', moveView(zoomView(fitting, 1), 5, 5))).toEqual(fitting);
  expect(getViewAfterKey('x', fitting)).toBeUndefined();
});
