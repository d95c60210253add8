/** Parts of ten thousand of what the goods are worth. */
const rateBps = 20;
const adminFee = 5_000;
/** Goods above this are insured without a choice. */
const requiredAbove = 1_000_000;

export interface Insurance {
  /** Rupiah. */
  price: number;
  required: boolean;
}

/** The insurance of goods by their value in rupiah, rounded half up (domain 3.7). */
export const computeInsurance = (goodsValue: number): Insurance => ({
  price: Math.round((goodsValue * rateBps) / 10_000) + adminFee,
  required: goodsValue > requiredAbove,
});
