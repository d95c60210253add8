import { beforeEach, expect, test, vi } from 'vitest';
import { type PendingAction, pendingActions } from './pending-actions.ts';

const item = (product_id: number) => ({ product_id, variant_id: product_id * 100, qty: 1, note: '' });
const add: PendingAction = { kind: 'add', name: 'Kopi', body: item(1), key: 'first-try-0001' };
const wish: PendingAction = { kind: 'wish', name: 'Teh', body: { product_id: 1 } };
const from = '/p/kopi';
const kinds = (email = 'budi@pasar.example') => pendingActions.list(email).map(({ kind }) => kind);

beforeEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

test('all actions of a visitor are saved, in their order, for whoever logs in [W58]', () => {
  pendingActions.save(add, { from });
  pendingActions.save(wish, { from });
  pendingActions.save({ kind: 'follow', name: 'Kios', body: { merchant_id: 1 } }, { from });
  pendingActions.save({ kind: 'claim', name: 'HEMAT', body: { promo_code: 'HEMAT' } }, { from });
  expect(kinds()).toEqual(['add', 'wish', 'follow', 'claim']);
});

test('of one product the last action counts, and only one thing is bought at once [W58]', () => {
  pendingActions.save(add, { from });
  pendingActions.save({ ...add, kind: 'buy' }, { from });
  expect(kinds()).toEqual(['buy']);
  pendingActions.save({ ...add, kind: 'buy', body: item(2) }, { from });
  expect(pendingActions.list('x').map(({ body }) => body)).toEqual([item(2)]);
});

test('after the first login it is that user’s, and another account drops it [W58]', () => {
  pendingActions.save(add, { from });
  pendingActions.bindTo('budi@pasar.example');
  expect([kinds(), kinds('sari@pasar.example')]).toEqual([['add'], []]);
  pendingActions.bindTo('sari@pasar.example');
  expect(kinds()).toEqual([]);
});

test('a user whose session ended owns it again after the login [W58]', () => {
  pendingActions.save(add, { from, owner: 'budi@pasar.example' });
  expect([kinds(), kinds('sari@pasar.example')]).toEqual([['add'], []]);
});

test('after half an hour nobody remembers it [W58]', () => {
  vi.useFakeTimers();
  pendingActions.save(add, { from });
  vi.advanceTimersByTime(29 * 60_000);
  expect(kinds()).toEqual(['add']);
  vi.advanceTimersByTime(2 * 60_000);
  expect(kinds()).toEqual([]);
});

test.each(['{half', 'null', '[1, null, {"kind":"add"}]', '"text"'])(
  'what is no action does not stop a page: %s',
  (saved) => {
    sessionStorage.setItem('pasar:pending-actions', saved);
    expect(kinds()).toEqual([]);
    pendingActions.save(add, { from });
    expect(kinds()).toEqual(['add']);
  },
);
