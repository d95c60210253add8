import { accounts } from './accounts.ts';
import { buyer } from './buyer.ts';
import { header } from './header.ts';
import { home } from './home.ts';
import { media } from './media.ts';
import { merchant } from './merchant.ts';
import { products } from './products.ts';
import { regions } from './regions.ts';

/** Every call of the marketplace, by area. */
export const endpoints = { accounts, buyer, header, home, media, merchant, products, regions };
