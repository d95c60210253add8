/** A line of a checkout as promos see it. */
export interface PromoLine {
  /** Unique in the checkout. */
  key: number;
  productId: number;
  /** The product's leaf. */
  categoryId: number;
  /** Rupiah for all pieces, at the current price. */
  amount: number;
}

/** What is bought from one seller, before vouchers. */
export interface PromoOrder {
  key: number;
  merchantId: number;
  /** Rupiah for the selected service after a shipping offer; 0 while none is selected. */
  shipping: number;
  /** A service is selected and a shipping offer pays all of it. */
  isShippingPaid?: boolean;
  lines: readonly PromoLine[];
}
