import { addressBook } from './address-book.en.ts';
import { productMessages } from './product.en.ts';

/** The page of a product estimates shipping to an address. */
export const productPage = { ...productMessages, addressBook };
