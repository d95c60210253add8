export interface ParcelItem {
  /** Of one piece. */
  gram: number;
  /** Length, width and height of one piece; null when nobody measured it. */
  cm: { l: number; w: number; h: number } | null;
  qty: number;
}

/** Cubic centimetres that count as one kilogram. */
const volumePerKg = 6_000;
/** A fraction of a kilogram up to this is given for free. */
const toleratedGram = 300;

const volumetricGram = ({ l, w, h }: NonNullable<ParcelItem['cm']>) =>
  Math.ceil((l * w * h * 1_000) / volumePerKg);

const total = (goods: readonly ParcelItem[], gramOf: (piece: ParcelItem) => number) =>
  goods.reduce((sum, piece) => sum + piece.qty * gramOf(piece), 0);

/**
 * The kilograms that a parcel pays for: by weight or by volume, whichever is more; a fraction counts above 0.30 kg;
 * at least one (domain 3.7).
 */
export const chargeableKg = (goods: readonly ParcelItem[]): number => {
  const gram = Math.max(
    total(goods, (piece) => piece.gram),
    total(goods, ({ cm }) => (cm ? volumetricGram(cm) : 0)),
  );
  return Math.max(1, Math.floor(gram / 1_000) + (gram % 1_000 > toleratedGram ? 1 : 0));
};
