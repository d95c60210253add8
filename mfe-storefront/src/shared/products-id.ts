/** The id of a promo page's products: its voucher card links down to them. */
export const productsId = 'goods';
