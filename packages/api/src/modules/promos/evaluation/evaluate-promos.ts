import { type Applied, applyVouchers } from './apply-vouchers.ts';
import { type Candidate, toSlot } from './candidate.ts';
import { chooseBest, type SelectedVouchers } from './choose-best.ts';
import { findVoucherRejection, type VoucherRejection } from './find-voucher-rejection.ts';
import type { PromoOrder } from './promo-order.ts';

export interface Judged {
  voucher: Candidate;
  isSelected: boolean;
  /** What it takes off, or would take off instead of the selected one of its kind. */
  amount: number;
  refused: VoucherRejection | null;
}

export interface Evaluation extends Applied {
  /** In the order of application. */
  selected: number[];
  all: Judged[];
}

interface Evaluate {
  orders: readonly PromoOrder[];
  candidates: readonly Candidate[];
  /** Ids in the order of their selection (a later one replaces an earlier one of its kind), or `best`. */
  selected: readonly number[] | 'best';
  now: Date;
}

const chooseSelected = (usable: readonly Candidate[], selected: readonly number[]): SelectedVouchers => {
  const chosen: SelectedVouchers = new Map();
  for (const id of selected) {
    const voucher = usable.find((one) => one.id === id);
    if (voucher) chosen.set(toSlot(voucher), voucher);
  }
  return chosen;
};

const amountOf = ({ uses }: Applied, { id }: Candidate) =>
  uses.find(({ promoId }) => promoId === id)?.amount ?? 0;

/** A voucher that would take off nothing is not used, because a use would be lost. */
const withoutIdle = (orders: readonly PromoOrder[], chosen: SelectedVouchers): SelectedVouchers => {
  const applied = applyVouchers(orders, [...chosen.values()]);
  return new Map([...chosen].filter(([, voucher]) => amountOf(applied, voucher) > 0));
};

/**
 * Evaluates every candidate and applies the selected ones (domain 3.6, rules 3 to 7). Pure: the same input gives the
 * same result. Selected vouchers that cannot be used are left out of `selected`; `all` has the reason.
 */
export const evaluatePromos = ({ orders, candidates, selected, now }: Evaluate): Evaluation => {
  const refusals = new Map(
    candidates.map((voucher) => [voucher.id, findVoucherRejection(voucher, orders, now)]),
  );
  const usable = candidates.filter(({ id }) => refusals.get(id) === null);
  const wanted = selected === 'best' ? chooseBest(orders, usable) : chooseSelected(usable, selected);
  const chosen = withoutIdle(orders, wanted);
  const applied = applyVouchers(orders, [...chosen.values()]);
  const judge = (voucher: Candidate): Judged => {
    const isSelected = chosen.get(toSlot(voucher))?.id === voucher.id;
    const refused = refusals.get(voucher.id) ?? null;
    if (refused) return { voucher, isSelected, amount: 0, refused };
    const instead = new Map(chosen).set(toSlot(voucher), voucher);
    const amount = amountOf(applyVouchers(orders, [...instead.values()]), voucher);
    return {
      voucher,
      isSelected,
      amount,
      refused: amount > 0 ? null : { code: 'better_selected', missing: 0 },
    };
  };
  return { ...applied, selected: applied.uses.map(({ promoId }) => promoId), all: candidates.map(judge) };
};
