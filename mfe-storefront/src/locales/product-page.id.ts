import { addressBook } from './address-book.id.ts';
import { productMessages } from './product.id.ts';

/** The page of a product estimates shipping to an address. */
export const productPage = { ...productMessages, addressBook };
