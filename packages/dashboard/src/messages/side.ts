/** Who reads: some words about an order or a wallet differ between its two sides. */
export type Side = 'buyer' | 'seller';
