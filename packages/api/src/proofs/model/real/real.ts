import type { TestAnswer, TestMarket } from '../../../testing/open-test-market.ts';
import type { Call } from '../../ground/call.ts';
import type { Outcome } from '../deeds/deed.ts';
import type { Shown } from '../rules/show.ts';

export interface Person {
  id: number;
  token: string;
}

/** The ids of the rows behind the names of the rules. */
export interface RealOrder {
  id: number;
  code: string;
  awb: string | null;
}

/** The marketplace in which a sequence happens, and where its rows are. */
export interface Real {
  market: TestMarket;
  call: Call;
  buyers: Person[];
  sellers: Person[];
  stores: number[];
  products: number[];
  variants: number[];
  vouchers: number[];
  voucherCodes: string[];
  /** By buyer. */
  addresses: number[][];
  /** Until when the tokens are good. */
  tokensUntil: number;
  /** Checkout ids by the key of the session. */
  sessions: Map<string, number>;
  /** By buyer and variant, `0/2`. */
  cartItems: Map<string, number>;
  /** Payment codes by the key of the session. */
  groups: Map<string, string>;
  /** By group and store, `0/cart/0#1`. */
  orders: Map<string, RealOrder>;
  withdrawals: number[];
  /** The marketplace's newest shipping offer. */
  marketOffer: number | null;
  /** Postings of other sequences end here. */
  lastPosting: number;
  lastWithdrawal: number;
}

/** Nobody has it. */
export const nothing = 999_999_999;

const shownOf = (
  real: Real,
  { checkout, all_promo }: { checkout: TestAnswer['data']; all_promo: TestAnswer['data'] },
): Shown => {
  const { subtotal, voucher, shipping, shipping_offer, shipping_discount } = checkout.summary;
  const { insurance, grand_total, wallet_used, payable } = checkout.summary;
  const promos: number[] = all_promo
    .filter(({ is_selected }: { is_selected: boolean }) => is_selected)
    .map(({ promo_id }: { promo_id: number }) => real.vouchers.indexOf(promo_id))
    .sort((one: number, other: number) => one - other);
  const figures = {
    subtotal,
    voucher,
    shipping,
    shipping_offer,
    shipping_discount,
    insurance,
    grand_total,
    wallet_used,
    payable,
  };
  return { ...figures, promos, can_pay: checkout.can_pay };
};

/** What an answer says in the words of the rules. */
export const outcomeOf = (real: Real, answer: TestAnswer): Outcome => {
  const { code, data } = answer;
  const checkout = data?.summary ? { checkout: data, all_promo: answer.all_promo } : data?.preview;
  return { code, reason: data?.reason ?? null, shown: checkout ? shownOf(real, checkout) : null };
};

/** One call in somebody's name. */
export const ask = async (real: Real, { token }: Person, path: string, body?: unknown): Promise<TestAnswer> =>
  real.call(path, { token, ...(body === undefined ? {} : { body }) });
