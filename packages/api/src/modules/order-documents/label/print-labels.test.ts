import { expect, test } from 'vitest';
import { second } from '../../../platform/clock.ts';
import { address } from '../../orders/testing/order-fixture.ts';
import type { OrderFacts } from '../facts/order-facts.ts';
import { printLabels } from './print-labels.ts';

const at = new Date('2026-11-21T03:00:00Z');
const line = {
  name: 'Kemeja batik tulis Pekalongan',
  variant: 'Hitam, M',
  note: '',
  qty: 2,
  price: 1,
  total: 2,
  gram: 200,
};
const order = (id: number): OrderFacts => ({
  id,
  code: `ORD-20261121-A${1_000 + id}`,
  groupCode: 'INV-20261121-A1000',
  status: 'ready_to_ship',
  placedAt: at,
  paidAt: at,
  method: null,
  usedWallet: true,
  address,
  dropship: null,
  note: 'Titip satpam',
  store: {
    name: 'Toko Maju',
    company: '',
    phone: '02212345678',
    address: 'Jalan Braga 1',
    city: 'Kota Bandung',
  },
  courier: 'JNE',
  service: 'REG',
  etdMin: 1,
  etdMax: 2,
  awb: `JNE${String(id).padStart(12, '0')}`,
  lines: [line, line, line],
  items: 6,
  sellerVoucher: 0,
  platformDiscount: 0,
  shipping: 0,
  storeSubsidy: 0,
  marketSubsidy: 0,
  shippingDiscount: 0,
  insurance: 0,
  total: 6,
  commissionBps: 0,
  money: {
    state: 'estimated',
    net: 6,
    commission: 0,
    fee: 0,
    subsidy: 0,
    reimbursed: 0,
    delivery: 0,
    returned: 0,
    refunded: 0,
    refundedPromo: 0,
  },
});

test('a hundred labels with packing slips take less than three seconds of a core', {
  tags: 'slow',
}, async () => {
  const orders = Array.from({ length: 100 }, (_, id) => order(id));
  const before = process.cpuUsage();
  const pdf = await printLabels({ orders, locale: 'id', slips: true });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(3 * second);
  expect(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(200);
});
