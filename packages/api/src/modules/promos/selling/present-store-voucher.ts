import { type MediaId, rupiah, type StoreVoucher } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { imageUrls } from '../../media/index.ts';
import { getVoucherState } from '../voucher-state.ts';
import { getVoucherActions } from './get-voucher-actions.ts';
import type { StoreVoucherRow } from './store-vouchers.ts';

/** Whether the time of a voucher has begun, paused or not. */
export const hasStarted = ({ starts_at }: Pick<StoreVoucherRow, 'starts_at'>, now: Date): boolean =>
  starts_at <= now;

const imageOf = ({ image_media_id, image_key }: StoreVoucherRow): StoreVoucher['image'] =>
  image_media_id === null || image_key === null
    ? null
    : { media_id: image_media_id as MediaId, image_urls: imageUrls(image_key) };

/** A voucher as its seller sees it. */
export const presentStoreVoucher = (
  { clock, locale }: Context,
  row: StoreVoucherRow,
  wasUsed: boolean,
): StoreVoucher => {
  const now = clock.now();
  const state = getVoucherState(row, now);
  return {
    id: row.id,
    voucher_code: row.voucher_code,
    name: locale === 'en' ? row.name_en : row.name_id,
    description: locale === 'en' ? row.description_en : row.description_id,
    image: imageOf(row),
    kind: row.kind,
    discount_type: row.discount_type,
    discount_value: row.discount_value,
    max_discount: row.max_discount === null ? null : rupiah(row.max_discount),
    min_spend: rupiah(row.min_spend),
    quota: row.quota,
    per_user_limit: row.per_user_limit,
    date_start: row.starts_at.toISOString(),
    date_end: row.ends_at.toISOString(),
    target: row.target,
    scope: row.scope,
    total_product: row.scope === 'products' ? row.total_product : null,
    state,
    used: row.used,
    claimed: row.claimed,
    revenue: rupiah(row.revenue),
    spent: rupiah(row.spent),
    actions: getVoucherActions({ state, hasStarted: hasStarted(row, now), wasUsed }),
    server_time: now.toISOString(),
  };
};

/** Of these vouchers, those that somebody used, be it that the use was given back. */
export const usedOnes = async ({ db }: Context, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('voucher_uses')
    .select('voucher_id')
    .distinct()
    .where('voucher_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ voucher_id }) => voucher_id));
};
