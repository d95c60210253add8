/** How a shop writes a price: Rp74.500, Rp329.000, Rp3.499.000. Returns rupiah. */
export function retailPrice(rupiah: number): number {
  if (rupiah < 10_000) return Math.max(500, Math.round(rupiah / 100) * 100);
  if (rupiah < 100_000) return Math.round(rupiah / 500) * 500;
  if (rupiah < 1_000_000)
    return Math.round(rupiah / 5_000) * 5_000 - (Math.round(rupiah / 1_000) % 2 === 0 ? 1_000 : 0);
  return Math.round(rupiah / 50_000) * 50_000 - 1_000;
}

/** How a brand is priced beside the others, 0.93–1.1, the same for all its products. */
export function brandFactor(brand: string): number {
  const sum = [...brand].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 1009, 7);
  return 0.93 + (sum / 1009) * 0.17;
}

/** Sellers cut prices by these percents; small cuts are commoner. Never above 70 (domain 3.5). */
export const discountPercents = [5, 5, 8, 10, 10, 10, 12, 15, 15, 20, 20, 25, 30, 35, 40, 50] as const;
