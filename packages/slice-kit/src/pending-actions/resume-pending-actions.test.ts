import { beforeEach, expect, test } from 'vitest';
import { installKit } from '../kit/kit.ts';
import { createCountsStore } from '../layout/counts.store.ts';
import { toastStore } from '../notices/toast.ts';
import { createSessionStore } from '../session/session.store.ts';
import { type FakeResponses, fakeApi } from '../testing/fake-api.ts';
import { type PendingAction, pendingActions } from './pending-actions.ts';
import { resumePendingActions } from './resume-pending-actions.ts';

const email = 'budi@pasar.example';
const body = { product_id: 1, variant_id: 100, qty: 2, note: '' };
const add: PendingAction = { kind: 'add', name: 'Kopi Gayo', body, key: 'first-try-0001' };
const buy: PendingAction = { ...add, kind: 'buy' };
const from = '/p/kopi';
const bought = { code: 200, data: { checkout_id: 78, redirect: '/checkout' } };
const inCart = { code: 200, data: { cart_item_id: 9, qty: 2, total_item: 4, total: 100 } };

beforeEach(() => {
  sessionStorage.clear();
  toastStore.setState({ toasts: [] });
});

const resumeAt = async (at: string, replies: FakeResponses) => {
  const { api, arrived } = fakeApi(replies);
  const counts = createCountsStore();
  installKit({ api, session: createSessionStore(), counts, prefetch: () => undefined });
  const went: string[] = [];
  let refreshed = 0;
  const given = {
    api,
    email,
    locale: 'id' as const,
    at,
    navigate: (to: string) => went.push(to),
    refresh: () => (refreshed += 1),
  };
  await Promise.all([resumePendingActions(given), resumePendingActions(given)]);
  const toasts = toastStore.getState().toasts.map(({ tone, text, link }) => ({ tone, text, to: link?.to }));
  const keys = arrived.map(({ headers }) => headers.get('idempotency-key'));
  return { arrived, keys, toasts, went, refreshed, counts: counts.getState() };
};

test('on the home page it is put into the cart once, and the toast leads there [CART-01] [W58]', async () => {
  pendingActions.save(add, { from });
  const first = await resumeAt('/', { 'POST /cart/add': inCart });
  expect(first.arrived.map(({ body: sent }) => sent)).toEqual([body]);
  expect(first.keys).toEqual(['first-try-0001']);
  expect(first.toasts).toEqual([{ tone: 'success', text: 'Kopi Gayo masuk keranjang', to: '/cart' }]);
  expect([first.counts.cart, first.refreshed]).toEqual([4, 1]);
  expect((await resumeAt('/', { 'POST /cart/add': inCart })).arrived).toEqual([]);
});

test('nobody is redirected to a checkout after navigating elsewhere [CART-02] [W58]', async () => {
  pendingActions.save(buy, { from });
  const { toasts, went } = await resumeAt('/', { 'POST /cart/singlecheckout': bought });
  expect(went).toEqual([]);
  expect(toasts).toEqual([{ tone: 'success', text: 'Checkout Kopi Gayo sudah siap', to: '/checkout?id=78' }]);
  pendingActions.save(buy, { from });
  const back = await resumeAt(from, { 'POST /cart/singlecheckout': bought });
  expect(back.went).toEqual(['/checkout?id=78']);
});

test('a rejection names the product and the reason, and is the end of it [W58]', async () => {
  pendingActions.save(add, { from });
  const refused = { code: 409, message: 'Stok tinggal 1', data: { stock_left: 1 } };
  const { toasts } = await resumeAt('/', { 'POST /cart/add': refused });
  expect(toasts).toEqual([{ tone: 'error', text: 'Kopi Gayo: Stok tinggal 1', to: from }]);
  expect(pendingActions.list(email)).toEqual([]);
});

test.each([
  ['no answer', undefined],
  ['a server that is down', { code: 503, message: 'Coba lagi' }],
  ['a login that did not hold', { code: 401, message: 'Masuk dulu' }],
])('%s leaves it for the next page, under the same key [R5] [W58]', async (_, reply) => {
  pendingActions.save(add, { from });
  const first = await resumeAt('/', { 'POST /cart/add': reply });
  expect(first.toasts).toEqual([]);
  const next = await resumeAt('/search', { 'POST /cart/add': inCart });
  expect(next.toasts).toHaveLength(1);
  expect(new Set([...first.keys, ...next.keys])).toEqual(new Set(['first-try-0001']));
});

test('a request, a follow and a claim are done as they were wanted, one after the other [W58]', async () => {
  pendingActions.save({ kind: 'wish', name: 'Kopi', body: { product_id: 1 } }, { from });
  pendingActions.save(
    { kind: 'follow', name: 'Kios Sri', body: { merchant_id: 3 } },
    { from: '/store/kios' },
  );
  const { arrived } = await resumeAt('/', {
    'POST /wishlist/toggle': { code: 200, data: { product_id: 1, is_wishlist: true, total: 1 } },
    'POST /merchant/follow': { code: 200, data: { merchant_id: 3, is_follow: true, followers: 2 } },
  });
  expect(arrived.map(({ call, body: sent }) => [call, sent])).toEqual([
    ['POST /wishlist/toggle', { product_id: 1, is_wishlist: true }],
    ['POST /merchant/follow', { merchant_id: 3 }],
  ]);
});
