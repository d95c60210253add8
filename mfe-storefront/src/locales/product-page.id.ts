import { addressBook } from './address-book.id.ts';
import { productTexts } from './product.id.ts';

/** The page of a product estimates shipping to an address. */
export const productPage = { ...productTexts, addressBook };
