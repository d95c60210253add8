import { applyVouchers, computeSaving } from './apply-vouchers.ts';
import { type Candidate, toSlot } from './candidate.ts';
import type { PromoOrder } from './promo-order.ts';

/** Vouchers by the place they take. */
export type SelectedVouchers = Map<string, Candidate>;

/** Equal savings: the one that ends first is used up first. */
const bySoonestEnd = (a: Candidate, b: Candidate) => a.ends_at.getTime() - b.ends_at.getTime() || a.id - b.id;

/** Sellers' vouchers first: the marketplace's discount is on what they leave. */
const slotsOf = (usable: readonly Candidate[]): string[] =>
  [...new Set(usable.map(toSlot))].sort((a, b) => (a < b ? 1 : -1));

/**
 * The selection that saves most: no other voucher in any of its places would save more. Slots are settled one after the
 * other until nothing gets better; each round saves more, so that it ends.
 */
export const chooseBest = (orders: readonly PromoOrder[], usable: readonly Candidate[]): SelectedVouchers => {
  const chosen: SelectedVouchers = new Map();
  const savingWith = (slot: string, voucher: Candidate) =>
    computeSaving(applyVouchers(orders, [...new Map(chosen).set(slot, voucher).values()]));
  let saved = 0;
  for (let before = -1; before < saved; ) {
    before = saved;
    for (const slot of slotsOf(usable)) {
      for (const voucher of usable.filter((one) => toSlot(one) === slot).sort(bySoonestEnd)) {
        const saving = savingWith(slot, voucher);
        if (saving <= saved) continue;
        saved = saving;
        chosen.set(slot, voucher);
      }
    }
  }
  return chosen;
};
