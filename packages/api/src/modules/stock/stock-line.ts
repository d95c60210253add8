/** Pieces of one variant; with `flashItemId` they come from the allocation of a flash sale. */
export interface StockLine {
  variantId: number;
  qty: number;
  flashItemId: number | null;
}

export interface FlashPieces {
  itemId: number;
  variantId: number;
  qty: number;
}

export interface VariantPieces {
  variantId: number;
  /** From the stock. */
  free: number;
  /** From a flash sale's pieces. */
  flash: number;
}

const byId = <T>(entries: Map<number, T>): T[] =>
  [...entries].sort(([one], [other]) => one - other).map(([, entry]) => entry);

/** Merges lines of one flash-sale item, in id order, which is the common lock order. */
export const flashPieces = (lines: readonly StockLine[]): FlashPieces[] => {
  const sums = new Map<number, FlashPieces>();
  for (const { variantId, qty, flashItemId } of lines) {
    if (flashItemId === null) continue;
    const sum = sums.get(flashItemId)?.qty ?? 0;
    sums.set(flashItemId, { itemId: flashItemId, variantId, qty: sum + qty });
  }
  return byId(sums);
};

/** Lines of one variant as one, in id order. */
export const variantPieces = (lines: readonly StockLine[]): VariantPieces[] => {
  const sums = new Map<number, VariantPieces>();
  for (const { variantId, qty, flashItemId } of lines) {
    const { free, flash } = sums.get(variantId) ?? { free: 0, flash: 0 };
    const isFlash = flashItemId !== null;
    sums.set(variantId, { variantId, free: free + (isFlash ? 0 : qty), flash: flash + (isFlash ? qty : 0) });
  }
  return byId(sums);
};
