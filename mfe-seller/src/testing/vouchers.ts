import { rupiah, type StoreVoucher, type StoreVoucherDetail } from '@pasar/contract';
import { meta } from './seller-orders.ts';

export const voucher = (id: number, changed: Partial<StoreVoucher> = {}): StoreVoucher => ({
  id,
  voucher_code: `KAWUNG${id}`,
  name: `Potongan ${id}`,
  description: '',
  image: null,
  kind: 'discount',
  discount_type: 'percent',
  discount_value: 10,
  max_discount: rupiah(20_000),
  min_spend: rupiah(100_000),
  quota: 50,
  per_user_limit: 1,
  date_start: '2026-11-01T00:00:00Z',
  date_end: '2026-11-30T16:59:00Z',
  target: 'public',
  scope: 'all',
  total_product: null,
  state: 'running',
  used: 20,
  claimed: 31,
  revenue: rupiah(2_450_000),
  spent: rupiah(245_000),
  actions: ['edit', 'pause', 'end', 'duplicate'],
  server_time: '2026-11-21T22:00:00Z',
  ...changed,
});

export const voucherDetail = (id: number, changed: Partial<StoreVoucherDetail> = {}): StoreVoucherDetail => ({
  ...voucher(id),
  product_ids: [],
  products: [],
  editable: ['name', 'date_end', 'quota'],
  ...changed,
});

/** The envelope of a page of vouchers. */
export const voucherList = (vouchers: StoreVoucher[]) => ({
  code: 200,
  data: vouchers,
  meta: meta('/api/merchant/dashboard/vouchers/list', vouchers.length, 1, 1),
  counts: { all: 4, upcoming: 1, running: 1, paused: 0, exhausted: 0, ended: 2 },
});
