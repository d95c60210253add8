/** Basis points of the value of the items. */
const rateBps = 20;
const adminFee = 5_000;
/** Items above this value are always insured. */
const requiredAbove = 1_000_000;

export interface Insurance {
  /** Rupiah. */
  price: number;
  required: boolean;
}

/** The insurance of items by their value in rupiah, rounded half up (domain 3.7). */
export const computeInsurance = (goodsValue: number): Insurance => ({
  price: Math.round((goodsValue * rateBps) / 10_000) + adminFee,
  required: goodsValue > requiredAbove,
});
