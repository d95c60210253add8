/** The id of a promo page's goods: its ticket leads down to them. */
export const productsId = 'goods';
