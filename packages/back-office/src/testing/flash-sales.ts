import type { AdminFlashItem, AdminFlashSale } from '@pasar/contract';

/** It repeats every day and has begun long ago. */
export const dailySession: AdminFlashSale = {
  id: 4,
  name_id: 'Kilat siang',
  name_en: 'Midday flash',
  starts_at: '2026-12-01T05:00:00.000Z',
  ends_at: '2026-12-01T08:00:00.000Z',
  repeat_minutes: 1440,
  status: 'scheduled',
  server_time: '2026-11-30T10:00:00.000Z',
  first_starts_at: '2025-11-01T05:00:12.000Z',
  first_ends_at: '2025-11-01T08:00:12.000Z',
  version: 2,
  items: { submitted: 3, approved: 5, rejected: 1, withdrawn: 0 },
};

/** A submission that keeps all rules. */
export const submission = {
  id: 9,
  flash_sale_id: 4,
  product_id: 12,
  variant_id: 120,
  name: 'Kemeja batik parang',
  slug: 'kemeja-batik-parang-12',
  variant_label: 'L',
  image: null,
  price: 100_000,
  flash_price: 70_000,
  discount_percent: 30,
  flash_stock: 4,
  flash_sold: 0,
  per_user_limit: 2,
  stock: 10,
  status: 'submitted',
  reject_reason: null,
  merchant: { id: 3, merchant_name: 'Rumah Kawung', rating: 4.6, total_review: 12 },
  session: {
    name_id: 'Kilat siang',
    name_en: 'Midday flash',
    starts_at: '2026-12-01T05:00:00.000Z',
    ends_at: '2026-12-01T08:00:00.000Z',
    repeat_minutes: 1440,
    status: 'scheduled',
  },
  problems: [],
} as unknown as AdminFlashItem; // amounts are branded where the market hands them out
