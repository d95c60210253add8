/** What somebody promises about fares, limits in rupiah. */
export interface ShippingOfferTerms {
  most: number | null;
  minSpend: number;
  /** A province by its official code; null for everywhere. */
  province: string | null;
  courier: 'jne' | 'jnt' | null;
  days: number | null;
}
