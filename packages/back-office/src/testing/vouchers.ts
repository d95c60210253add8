import type { AdminCategory, AdminVoucher } from '@pasar/contract';

/** It has begun, and a third of it is used. */
export const runningVoucher = {
  id: 12,
  voucher_code: 'HEMAT25',
  name_id: 'Potongan 25 persen',
  name_en: '25 percent off',
  description_id: '',
  description_en: '',
  kind: 'discount',
  discount_type: 'percent',
  discount_value: 25,
  max_discount: 50_000,
  min_spend: 100_000,
  quota: 30,
  used: 10,
  claimed: 14,
  per_user_limit: 1,
  target: 'public',
  category_ids: [2],
  date_start: '2026-11-01T03:00:00.000Z',
  date_end: '2027-06-30T03:00:00.000Z',
  state: 'running',
  spent: 410_000,
  version: 3,
} as unknown as AdminVoucher; // amounts are branded where the market hands them out

const category = (id: number, parent_id: number | null, name_id: string, name_en: string): AdminCategory => ({
  ...{ id, parent_id, name_id, name_en, slug: `c-${id}`, position: 0 },
  ...{ is_trending: false, commission_bps: null, next_commission: null, products: 0, version: 1 },
});
export const categories = [category(1, null, 'Busana', 'Fashion'), category(2, 1, 'Batik', 'Batik')];
