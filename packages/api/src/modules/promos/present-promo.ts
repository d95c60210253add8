import {
  formatRupiah,
  type ListedPromo,
  type MerchantId,
  type MessageId,
  type PromoOption,
  rupiah,
} from '@pasar/contract';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { createMessage, formatMessage, type Message } from '../../platform/message.ts';
import type { Judged } from './evaluation/evaluate-promos.ts';
import type { VoucherRejection } from './evaluation/find-voucher-rejection.ts';
import type { Vouchers } from './promos.tables.ts';
import type { BuyerVoucher } from './read-vouchers.ts';
import { getVoucherState } from './voucher-state.ts';

const reasons = {
  not_started: 'promo.not-started',
  ended: 'promo.ended',
  paused: 'promo.paused',
  exhausted: 'promo.exhausted',
  user_limit: 'promo.user-limit',
  not_claimed: 'promo.not-claimed',
  new_buyer_only: 'promo.new-buyer-only',
  follower_only: 'promo.follower-only',
  min_spend: 'promo.min-spend',
  no_eligible_product: 'promo.no-eligible-product',
  no_shipping: 'promo.no-shipping',
  shipping_free: 'promo.shipping-free',
  better_selected: 'promo.better-selected',
} as const satisfies Record<VoucherRejection['code'], MessageId>;

/** Why a promo is rejected, as a message. */
export const toRejectionMessage = ({ code, missing }: VoucherRejection): Message =>
  code === 'min_spend' ? createMessage(reasons[code], { missing: formatRupiah(missing) }) : reasons[code];

/** A voucher without what a checkout wants to know of it. */
type Presented = Selectable<Vouchers> & Pick<BuyerVoucher, 'merchant_name' | 'isClaimed'>;

const entriesOf = ({ locale }: Context, voucher: Presented) => ({
  promo_id: voucher.id,
  promo_code: voucher.voucher_code,
  owner: voucher.owner,
  merchant_id: voucher.merchant_id as MerchantId | null,
  merchant_name: voucher.merchant_name,
  name: locale === 'en' ? voucher.name_en : voucher.name_id,
  description: locale === 'en' ? voucher.description_en : voucher.description_id,
  kind: voucher.kind,
  discount_type: voucher.discount_type,
  discount_value: voucher.discount_value,
  max_discount: voucher.max_discount === null ? null : rupiah(voucher.max_discount),
  min_spend: rupiah(voucher.min_spend),
  starts_at: voucher.starts_at.toISOString(),
  ends_at: voucher.ends_at.toISOString(),
});

/** A promo in a list, in the language of the request. */
export const presentListedPromo = (ctx: Context, voucher: Presented): ListedPromo => ({
  ...entriesOf(ctx, voucher),
  target: voucher.target,
  is_claimed: voucher.isClaimed,
  left: (voucher.quota - voucher.used) / voucher.quota,
  state: getVoucherState(voucher, ctx.clock.now()),
});

/** A promo at a checkout, in the language of the request. */
export const presentOption = (
  ctx: Context,
  voucher: BuyerVoucher,
  { isSelected, amount, refused }: Omit<Judged, 'voucher'>,
): PromoOption => ({
  ...entriesOf(ctx, voucher),
  is_selected: isSelected,
  usable: refused === null,
  amount: rupiah(amount),
  reason_code: refused?.code ?? null,
  reason: refused && formatMessage(toRejectionMessage(refused), ctx.locale),
  missing_amount: rupiah(refused?.missing ?? 0),
});
