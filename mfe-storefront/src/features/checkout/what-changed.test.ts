import { rupiah } from '@pasar/contract';
import { expect, test } from 'vitest';
import { sampleAddress } from '../../testing/sample-addresses.ts';
import { sampleItem } from '../../testing/sample-cart.ts';
import { sampleCheckout, sampleOrder } from '../../testing/sample-checkout.ts';
import { whatChanged } from './what-changed.ts';

const of = (...orders: ReturnType<typeof sampleOrder>[]) =>
  sampleCheckout({ orders, promos: [], useWallet: false, balance: 0 });
const before = of(sampleOrder(1), sampleOrder(2));

test('without changes nothing is reported', () => {
  const { items, orders, total } = whatChanged(before, before);
  expect([items.size, orders.size, total]).toEqual([0, 0, []]);
});

test('a new price is reported beside its line, and the total shows both sums', () => {
  const dearer = of(sampleOrder(1, { items: [sampleItem(1, { price: rupiah(12_000) })] }), sampleOrder(2));
  const { items, total } = whatChanged(dearer, before);
  expect([...items]).toEqual([[1, [{ kind: 'price', from: 10_000, to: 12_000 }]]]);
  expect(total).toEqual([{ kind: 'total', from: 38_000, to: 40_000 }]);
});

test('a warning and a difference about the same item are reported once', () => {
  const dearer = of(sampleOrder(1, { items: [sampleItem(1, { price: rupiah(12_000) })] }), sampleOrder(2));
  const warning = { order_id: 1, cart_item_id: 1, from: 10_000, to: 12_000 };
  const { items } = whatChanged({ ...dearer, warnings: [{ type: 'price_changed', ...warning }] }, before);
  expect(items.get(1)).toHaveLength(1);
});

test('short stock, a sold-out line and a removed one are distinguished', () => {
  const now = of(sampleOrder(1, { items: [sampleItem(1, { stock: 3, warning: 'stock_reduced' })] }));
  const none = { order_id: null, from: null, to: null };
  const { items, total } = whatChanged(
    { ...now, warnings: [{ type: 'stock_reduced', cart_item_id: 1, ...none }] },
    before,
  );
  expect(items.get(1)).toEqual([{ kind: 'stock', left: 3 }]);
  expect(total[0]).toEqual({ kind: 'item_removed', name: 'Beras 2' });
});

test('warnings of a line are reported, too', () => {
  const { items } = whatChanged(
    of(sampleOrder(1, { items: [sampleItem(1, { warning: 'out_of_stock' })] })),
    null,
  );
  expect(items.get(1)).toEqual([{ kind: 'sold_out' }]);
});

test('a courier that costs more or was removed is reported beside its order', () => {
  const [, other] = sampleOrder(1).shipping.couriers;
  const dearer = other?.services[0];
  const chosen = dearer ? { ...dearer, courier: 'sicepat', courier_name: 'SiCepat' } : null;
  const { orders } = whatChanged(
    of(sampleOrder(1, { selected_shipping: chosen }), sampleOrder(2, { selected_shipping: null })),
    before,
  );
  expect([...orders]).toEqual([
    [1, [{ kind: 'shipping', from: 9_000, to: 18_000 }]],
    [2, [{ kind: 'shipping_unavailable' }]],
  ]);
});

test('what another tab selected for the same price is reported beside its order [R19]', () => {
  const address = { ...sampleAddress(1), address: 'Jl. Melati No. 9' };
  const now = of(
    sampleOrder(1, {
      address,
      dropship_name: 'Toko Sari',
      dropship_phone: '081298765432',
      is_dropship: true,
    }),
    sampleOrder(2, { items: [sampleItem(3)], insurance: true }),
  );
  const { orders, total } = whatChanged(now, before);
  expect(orders.get(1)).toEqual([
    { kind: 'address', name: expect.stringContaining('Jl. Melati No. 9') },
    { kind: 'sender', name: 'Toko Sari, 081298765432' },
  ]);
  expect(orders.get(2)).toEqual([{ kind: 'insured' }]);
  expect(total.map(({ kind }) => kind)).toEqual(['item_removed', 'item_new', 'total']);
});
