import { expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

test('what waits for the image comes after it, in its own task', async () => {
  const told: string[] = [];
  const waiting = afterPaint().then(() => told.push('after'));
  requestAnimationFrame(() => told.push('drawn'));
  await waiting;
  expect(told).toEqual(['drawn', 'after']);
});

test('a page in the background, which paints nothing, does not wait for ever', async () => {
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  await afterPaint();
  expect(frames).toHaveBeenCalledOnce();
  frames.mockRestore();
});
