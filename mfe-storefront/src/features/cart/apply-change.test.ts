import { expect, test } from 'vitest';
import type { Cart } from '../../shared/cart-calls/index.ts';
import { sampleGroup, sampleGroups, sampleItem } from '../../testing/sample-cart.ts';
import { applyChange, getRemovedLines } from './apply-change.ts';

const cart: Cart = { groups: sampleGroups(), total: 20_000, total_item: 3, total_checked: 2 };
const statuses = ({ groups }: Cart) => groups.map(({ status }) => status);

test('a group is active when all its items are checked, and not when one is not [CART-03]', () => {
  expect(statuses(applyChange(cart, { kind: 'check', ids: [3], checked: '1' }))).toEqual([
    'active',
    'active',
  ]);
  const less = applyChange(cart, { kind: 'check', ids: [1], checked: '0' });
  expect(statuses(less)).toEqual(['non-active', 'non-active']);
  expect([less.total, less.total_checked]).toEqual([10_000, 1]);
});

test('removing the last item of a group removes the group [CART-03]', () => {
  const less = applyChange(cart, { kind: 'remove', ids: [3] });
  expect(less.groups.map(({ id }) => id)).toEqual([1]);
  expect(less.total_item).toBe(2);
});

test('what is sold out costs nothing, checked or not', () => {
  const gone = sampleItem(4, { max_qty: 0, warning: 'out_of_stock' });
  const groups = [...cart.groups, sampleGroup(3, 'Laju', [gone])];
  const counted = applyChange({ ...cart, groups }, { kind: 'note', id: 1, note: 'hati-hati' });
  expect([counted.total, counted.total_item, counted.total_checked]).toEqual([20_000, 4, 2]);
  expect(counted.groups[0]?.items[0]?.note).toBe('hati-hati');
});

test('taken out and put back is the same cart, also the last line of a seller', () => {
  for (const ids of [[1], [3], [1, 2, 3]]) {
    const lines = getRemovedLines(cart, ids);
    const less = applyChange(cart, { kind: 'remove', ids });
    expect(applyChange(less, { kind: 'restore', lines })).toEqual(cart);
  }
});

test('a line that is there again already is not shown twice', () => {
  expect(applyChange(cart, { kind: 'restore', lines: getRemovedLines(cart, [1]) })).toEqual(cart);
});
