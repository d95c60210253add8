/** The id of a promo page's products: its ticket leads down to them. */
export const productsId = 'goods';
