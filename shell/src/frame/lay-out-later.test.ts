import { expect, test, vi } from 'vitest';
import { layOutLater } from './lay-out-later.ts';

test('what the first picture left out is laid out as long as it takes little time, and from then on nothing is left out', async () => {
  document.body.innerHTML = `<i></i>${'<i data-later="card"></i>'.repeat(5)}`;
  const waiting = () => document.querySelectorAll('[data-later]').length;
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  // Each part takes three milliseconds: two fit into a moment of four.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    clock += 3;
    return new DOMRect();
  });
  const left: number[] = [];
  const watch = new MutationObserver(() => left.push(waiting()));
  watch.observe(document.body, { attributes: true, subtree: true });
  await layOutLater();
  watch.disconnect();
  expect(left).toEqual([3, 1, 0]);
  expect(document.documentElement.hasAttribute('data-whole')).toBe(true);
});
