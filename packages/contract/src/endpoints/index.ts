import { accounts } from './accounts.ts';
import { addresses } from './addresses.ts';
import { buyer } from './buyer.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { header } from './header.ts';
import { home } from './home.ts';
import { media } from './media.ts';
import { merchant } from './merchant.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { products } from './products.ts';
import { promos } from './promos.ts';
import { regions } from './regions.ts';
import { selling } from './selling.ts';
import { sellerWallet, wallet } from './wallet.ts';

/** Written out: the whole of it inferred is longer than the compiler will write down. An alias can be looped over. */
type Areas = {
  accounts: typeof accounts;
  addresses: typeof addresses;
  buyer: typeof buyer;
  cart: typeof cart;
  checkout: typeof checkout;
  header: typeof header;
  home: typeof home;
  media: typeof media;
  merchant: typeof merchant;
  orders: typeof orders;
  payments: typeof payments;
  products: typeof products;
  promos: typeof promos;
  regions: typeof regions;
  selling: typeof selling;
  sellerWallet: typeof sellerWallet;
  wallet: typeof wallet;
};

/** Every call of the marketplace, by area. */
export const endpoints: Areas = {
  accounts,
  addresses,
  buyer,
  cart,
  checkout,
  header,
  home,
  media,
  merchant,
  orders,
  payments,
  products,
  promos,
  regions,
  selling,
  sellerWallet,
  wallet,
};
