import type { TestResponse, TestServer } from '@pasar/api/testing';
import type { Call } from '../../harness/call.ts';
import type { CommandResult } from '../commands/command-result.ts';
import type { CheckoutView } from '../reference-model/checkout-view.ts';

export interface SystemUser {
  id: number;
  token: string;
}

/** The ids of the rows behind the names of the rules. */
export interface SystemOrder {
  id: number;
  code: string;
  awb: string | null;
}

/** The marketplace in which a sequence happens, and where its rows are. */
export interface System {
  market: TestServer;
  call: Call;
  buyers: SystemUser[];
  sellers: SystemUser[];
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
  orders: Map<string, SystemOrder>;
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
  real: System,
  { checkout, all_promo }: { checkout: TestResponse['data']; all_promo: TestResponse['data'] },
): CheckoutView => {
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
export const toCommandResult = (real: System, answer: TestResponse): CommandResult => {
  const { code, data } = answer;
  const checkout = data?.summary ? { checkout: data, all_promo: answer.all_promo } : data?.preview;
  return { code, reason: data?.reason ?? null, shown: checkout ? shownOf(real, checkout) : null };
};

/** One call in somebody's name. */
export const sendRequest = async (
  real: System,
  { token }: SystemUser,
  path: string,
  body?: unknown,
): Promise<TestResponse> => real.call(path, { token, ...(body === undefined ? {} : { body }) });
