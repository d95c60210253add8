import { expect, test } from 'vitest';
import { layOutLater } from './lay-out-later.ts';

test('what the first picture left out is laid out bit by bit, and from then on nothing is left out', async () => {
  document.body.innerHTML = `<i></i>${'<i data-later="card"></i>'.repeat(9)}`;
  const waiting = () => document.querySelectorAll('[data-later]').length;
  const left: number[] = [];
  const watch = new MutationObserver(() => left.push(waiting()));
  watch.observe(document.body, { attributes: true, subtree: true });
  await layOutLater();
  watch.disconnect();
  expect(left).toEqual([5, 1, 0]);
  expect(document.documentElement.hasAttribute('data-whole')).toBe(true);
});
