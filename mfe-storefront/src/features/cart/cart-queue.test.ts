import { ApiError } from '@pasar/api-client';
import { expect, test, vi } from 'vitest';
import type { Cart } from '../../shared/cart-calls/index.ts';
import { sampleGroups, sampleItem } from '../../testing/sample-cart.ts';
import { applyChange, type Change, getRemovedLines } from './apply-change.ts';
import { createCartQueue } from './cart-queue.ts';

const loaded: Cart = { groups: sampleGroups(), total: 20_000, total_item: 3, total_checked: 2 };

/** A queue with a server that responds when the test resolves it. */
const open = (start: Cart = loaded) => {
  let server = start;
  const sent: Change[] = [];
  const answers: (() => void)[] = [];
  const onLost = vi.fn();
  const onChanged = vi.fn();
  const queue = createCartQueue(start, {
    send: (change) => {
      sent.push(change);
      return new Promise((resolve, reject) => {
        answers.push(() => {
          const refusal = refused.get(change);
          if (refusal) return reject(refusal);
          server = applyChange(server, change);
          resolve(server);
        });
      });
    },
    reload: async () => server,
    onLost,
    onChanged,
  });
  const refused = new Map<Change, ApiError>();
  const answer = async () => {
    answers.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const shown = (id: number) =>
    queue
      .view()
      .cart.groups.flatMap(({ items }) => items)
      .find((item) => item.id === id);
  return {
    queue,
    sent,
    answer,
    refused,
    onLost,
    onChanged,
    shown,
    elsewhere: (cart: Cart) => (server = cart),
  };
};

const quantity = (qty: number, id = 1): Change => ({ kind: 'quantity', id, qty });

test('a request is shown at once and granted later; the total follows [CART-03]', async () => {
  const { queue, answer, shown, onChanged } = open();
  queue.push(quantity(3));
  expect([shown(1)?.qty, queue.view().cart.total]).toEqual([3, 40_000]);
  await answer();
  expect([shown(1)?.qty, queue.view().cart.total]).toEqual([3, 40_000]);
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('rapid presses are one call on its way and one for the last number', async () => {
  const { queue, sent, answer, shown } = open();
  for (const qty of [2, 3, 4, 5, 6]) queue.push(quantity(qty));
  expect(shown(1)?.qty).toBe(6);
  await answer();
  await answer();
  expect(sent).toEqual([quantity(2), quantity(6)]);
  expect([shown(1)?.qty, await queue.settled()]).toEqual([6, true]);
});

test('a rejected change is dropped, shows why at its line, and the others remain', async () => {
  const { queue, answer, refused, shown } = open();
  const [greedy, other] = [quantity(9), quantity(2, 2)];
  refused.set(greedy, new ApiError('Stok tidak cukup. Sisa 4.', { kind: 'refused', code: 409 }));
  queue.push(greedy);
  queue.push(other);
  const settled = queue.settled();
  await answer();
  await answer();
  expect([shown(1)?.qty, shown(2)?.qty]).toEqual([1, 2]);
  expect(queue.view().refusals.get(1)).toBe('Stok tidak cukup. Sisa 4.');
  expect(await settled).toBe(false);
  queue.push(quantity(2));
  expect(queue.view().refusals.size).toBe(0);
});

test('without a response all pending changes are reverted, and reported once', async () => {
  const { queue, sent, answer, refused, onLost } = open();
  const first = quantity(2);
  refused.set(first, new ApiError('Network Error', { kind: 'network' }));
  queue.push(first);
  queue.push({ kind: 'remove', ids: [2, 3] });
  expect(queue.view().cart.total_item).toBe(1);
  await answer();
  expect(queue.view().cart).toEqual(loaded);
  expect([sent.length, onLost.mock.calls.length]).toEqual([1, 1]);
});

test('what another tab did is seen after the changes of this one', async () => {
  const { queue, answer, elsewhere, shown } = open();
  queue.push(quantity(2));
  queue.refresh();
  await answer();
  elsewhere(applyChange(queue.view().cart, { kind: 'remove', ids: [3] }));
  queue.refresh();
  await queue.settled();
  expect([shown(1)?.qty, shown(3)]).toEqual([2, undefined]);
});

test('a change during a refresh from the server is not lost', async () => {
  const { queue, answer, sent } = open();
  queue.refresh();
  queue.push(quantity(2));
  await new Promise((resolve) => setImmediate(resolve));
  await answer();
  expect(sent).toEqual([quantity(2)]);
});

test('a change elsewhere during a refresh triggers another refresh', async () => {
  const { queue, elsewhere, shown } = open();
  queue.refresh();
  elsewhere(applyChange(loaded, { kind: 'remove', ids: [3] }));
  queue.refresh();
  await queue.settled();
  expect(shown(3)).toBeUndefined();
});

test('a line that came back under another number still gets its pending changes', async () => {
  const back = sampleItem(101, { variant_id: sampleItem(1).variant_id });
  const { groups } = loaded;
  const [first, ...others] = groups;
  if (!first) throw new Error('there are groups');
  const returned = { ...loaded, groups: [{ ...first, items: [first.items[1] ?? back, back] }, ...others] };
  const sent: Change[] = [];
  const queue = createCartQueue(applyChange(loaded, { kind: 'remove', ids: [1] }), {
    send: async (change) => {
      sent.push(change);
      return change.kind === 'restore' ? returned : applyChange(returned, change);
    },
    reload: async () => returned,
    onLost: () => undefined,
    onChanged: () => undefined,
  });
  queue.push({ kind: 'restore', lines: getRemovedLines(loaded, [1]) });
  queue.push(quantity(5));
  await queue.settled();
  expect(sent.at(-1)).toEqual(quantity(5, 101));
});
