import { addressBook } from './address-book.en.ts';
import { productTexts } from './product.en.ts';

/** The page of a product estimates shipping to an address. */
export const productPage = { ...productTexts, addressBook };
