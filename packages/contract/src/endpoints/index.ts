import { accounts } from './accounts.ts';
import { addresses } from './addresses.ts';
import { assortment } from './assortment.ts';
import { buyer } from './buyer.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { company } from './company.ts';
import { desk } from './desk.ts';
import { deskBrands, deskCategories } from './desk-catalogue.ts';
import { deskComplaints } from './desk-complaints.ts';
import { deskDocuments } from './desk-documents.ts';
import { deskFlashSales } from './desk-flash-sales.ts';
import { deskMoney } from './desk-money.ts';
import { deskPromos } from './desk-promos.ts';
import { deskShippingOffers } from './desk-shipping-offers.ts';
import { deskStores } from './desk-stores.ts';
import { deskUsers } from './desk-users.ts';
import { deskVouchers } from './desk-vouchers.ts';
import { flashOffers } from './flash-offers.ts';
import { header } from './header.ts';
import { home } from './home.ts';
import { imports } from './imports.ts';
import { information } from './information.ts';
import { media } from './media.ts';
import { merchant } from './merchant.ts';
import { orders } from './orders.ts';
import { papers } from './papers.ts';
import { payments } from './payments.ts';
import { products } from './products.ts';
import { promos } from './promos.ts';
import { regions } from './regions.ts';
import { reviews } from './reviews.ts';
import { security } from './security.ts';
import { sellerNotifications } from './seller-notifications.ts';
import { selling } from './selling.ts';
import { shippingOffers } from './shipping-offers.ts';
import { sitemap } from './sitemap.ts';
import { stores } from './stores.ts';
import { summary } from './summary.ts';
import { viewing } from './viewing.ts';
import { vouchers } from './vouchers.ts';
import { sellerWallet, wallet } from './wallet.ts';
import { wishlist } from './wishlist.ts';

/** Written out: the whole of it inferred is longer than the compiler will write down. An alias can be looped over. */
type Areas = {
  accounts: typeof accounts;
  addresses: typeof addresses;
  assortment: typeof assortment;
  buyer: typeof buyer;
  cart: typeof cart;
  checkout: typeof checkout;
  company: typeof company;
  desk: typeof desk;
  deskComplaints: typeof deskComplaints;
  deskMoney: typeof deskMoney;
  deskUsers: typeof deskUsers;
  deskDocuments: typeof deskDocuments;
  deskFlashSales: typeof deskFlashSales;
  flashOffers: typeof flashOffers;
  deskShippingOffers: typeof deskShippingOffers;
  deskStores: typeof deskStores;
  deskPromos: typeof deskPromos;
  deskBrands: typeof deskBrands;
  deskCategories: typeof deskCategories;
  deskVouchers: typeof deskVouchers;
  header: typeof header;
  home: typeof home;
  imports: typeof imports;
  information: typeof information;
  media: typeof media;
  merchant: typeof merchant;
  orders: typeof orders;
  papers: typeof papers;
  payments: typeof payments;
  products: typeof products;
  promos: typeof promos;
  regions: typeof regions;
  reviews: typeof reviews;
  security: typeof security;
  selling: typeof selling;
  sellerNotifications: typeof sellerNotifications;
  sellerWallet: typeof sellerWallet;
  shippingOffers: typeof shippingOffers;
  sitemap: typeof sitemap;
  stores: typeof stores;
  summary: typeof summary;
  viewing: typeof viewing;
  vouchers: typeof vouchers;
  wallet: typeof wallet;
  wishlist: typeof wishlist;
};

/** Every call of the marketplace, by area. */
export const endpoints: Areas = {
  accounts,
  addresses,
  assortment,
  buyer,
  cart,
  checkout,
  company,
  desk,
  deskComplaints,
  deskMoney,
  deskUsers,
  deskDocuments,
  deskFlashSales,
  flashOffers,
  deskShippingOffers,
  deskStores,
  deskPromos,
  deskBrands,
  deskCategories,
  deskVouchers,
  header,
  home,
  imports,
  information,
  media,
  merchant,
  orders,
  papers,
  payments,
  products,
  promos,
  regions,
  reviews,
  security,
  selling,
  sellerNotifications,
  sellerWallet,
  shippingOffers,
  sitemap,
  stores,
  summary,
  viewing,
  vouchers,
  wallet,
  wishlist,
};
