/** What a checkout page shows in figures. */
export interface CheckoutView {
  subtotal: number;
  voucher: number;
  shipping: number;
  shipping_offer: number;
  shipping_discount: number;
  insurance: number;
  grand_total: number;
  wallet_used: number;
  payable: number;
  promos: number[];
  can_pay: boolean;
}
