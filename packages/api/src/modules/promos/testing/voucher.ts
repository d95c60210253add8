import { day } from '../../../platform/clock.ts';
import type { Candidate } from '../evaluation/candidate.ts';

export const now = new Date('2026-03-02T03:00:00Z');
/** That many days from now. */
export const at = (days: number) => new Date(now.getTime() + days * day);

let nextId = 1;
/** A voucher that runs and that anybody may use: Rp10.000 off. */
export const voucher = (more: Partial<Candidate> = {}): Candidate => ({
  id: nextId++,
  owner: more.merchant_id ? 'merchant' : 'platform',
  merchant_id: null,
  voucher_code: `KODE${nextId}`,
  name_id: 'Promo',
  name_en: 'Promo',
  description_id: '',
  description_en: '',
  kind: 'discount',
  discount_type: 'amount',
  discount_value: 10_000,
  max_discount: null,
  min_spend: 0,
  quota: 100,
  used: 0,
  claimed: 0,
  per_user_limit: 1,
  scope: 'all',
  target: 'public',
  starts_at: at(-1),
  ends_at: at(1),
  is_paused: false,
  image_media_id: null,
  created_at: at(-1),
  version: 1,
  covered: new Set(),
  isClaimed: false,
  usedByPerson: 0,
  isNewBuyer: false,
  isFollower: false,
  ...more,
});
