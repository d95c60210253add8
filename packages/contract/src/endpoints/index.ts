import { accounts } from './accounts.ts';
import { addresses } from './addresses.ts';
import { admin } from './admin.ts';
import { adminAppeals } from './admin-appeals.ts';
import { adminApprovals } from './admin-approvals.ts';
import { adminAttributes } from './admin-attributes.ts';
import { adminBanners } from './admin-banners.ts';
import { adminBrands, adminCategories } from './admin-catalog.ts';
import { adminComplaints } from './admin-complaints.ts';
import { adminContent } from './admin-content.ts';
import { adminCouriers } from './admin-couriers.ts';
import { adminDocuments } from './admin-documents.ts';
import { adminExports } from './admin-exports.ts';
import { adminFiles } from './admin-files.ts';
import { adminFlashSales } from './admin-flash-sales.ts';
import { adminHome } from './admin-home.ts';
import { adminHomeSections } from './admin-home-sections.ts';
import { adminLedger } from './admin-ledger.ts';
import { adminLedgerTabs } from './admin-ledger-tabs.ts';
import { adminMoney } from './admin-money.ts';
import { adminOrders } from './admin-orders.ts';
import { adminParcels } from './admin-parcels.ts';
import { adminPayments } from './admin-payments.ts';
import { adminProducts } from './admin-products.ts';
import { adminPromos } from './admin-promos.ts';
import { adminReports } from './admin-reports.ts';
import { adminReviews } from './admin-reviews.ts';
import { adminSearch } from './admin-search.ts';
import { adminSettings } from './admin-settings.ts';
import { adminShippingOffers } from './admin-shipping-offers.ts';
import { adminStaff } from './admin-staff.ts';
import { adminStores } from './admin-stores.ts';
import { adminTickets } from './admin-tickets.ts';
import { adminUsers } from './admin-users.ts';
import { adminVouchers } from './admin-vouchers.ts';
import { buyerAlerts, sellerAlerts } from './alerts.ts';
import { apiKeys } from './api-keys.ts';
import { appeals } from './appeals.ts';
import { buyer } from './buyer.ts';
import { cart } from './cart.ts';
import { buyerChat, sellerChat } from './chat.ts';
import { checkout } from './checkout.ts';
import { company } from './company.ts';
import { factors } from './factors.ts';
import { flashSubmissions } from './flash-submissions.ts';
import { header } from './header.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { imports } from './imports.ts';
import { information } from './information.ts';
import { market } from './market.ts';
import { media } from './media.ts';
import { merchant } from './merchant.ts';
import { orderDocuments } from './order-documents.ts';
import { orders } from './orders.ts';
import { passkeys } from './passkeys.ts';
import { payments } from './payments.ts';
import { privacy } from './privacy.ts';
import { products } from './products.ts';
import { promos } from './promos.ts';
import { push } from './push.ts';
import { questions, sellerQuestions } from './questions.ts';
import { regions } from './regions.ts';
import { reports } from './reports.ts';
import { reviews } from './reviews.ts';
import { savedViews } from './saved-views.ts';
import { search } from './search.ts';
import { security } from './security.ts';
import { sellerNotifications } from './seller-notifications.ts';
import { sellerProducts } from './seller-products.ts';
import { selling } from './selling.ts';
import { shippingOffers } from './shipping-offers.ts';
import { sitemap } from './sitemap.ts';
import { storeActivity } from './store-activity.ts';
import { storeMembers, workplaces } from './store-members.ts';
import { stores } from './stores.ts';
import { summary } from './summary.ts';
import { tickets } from './tickets.ts';
import { viewHistory } from './view-history.ts';
import { vouchers } from './vouchers.ts';
import { sellerWallet, wallet } from './wallet.ts';
import { webhooks } from './webhooks.ts';
import { wishlist } from './wishlist.ts';

/** Written out, because the inferred type is longer than the compiler will write down. An alias can be looped over. */
type Areas = {
  accounts: typeof accounts;
  addresses: typeof addresses;
  sellerProducts: typeof sellerProducts;
  apiKeys: typeof apiKeys;
  appeals: typeof appeals;
  buyer: typeof buyer;
  buyerAlerts: typeof buyerAlerts;
  buyerChat: typeof buyerChat;
  cart: typeof cart;
  checkout: typeof checkout;
  company: typeof company;
  admin: typeof admin;
  adminComplaints: typeof adminComplaints;
  adminFiles: typeof adminFiles;
  adminHome: typeof adminHome;
  adminLedger: typeof adminLedger;
  adminLedgerTabs: typeof adminLedgerTabs;
  adminMoney: typeof adminMoney;
  adminApprovals: typeof adminApprovals;
  adminOrders: typeof adminOrders;
  adminParcels: typeof adminParcels;
  adminPayments: typeof adminPayments;
  adminProducts: typeof adminProducts;
  adminAppeals: typeof adminAppeals;
  adminReports: typeof adminReports;
  adminReviews: typeof adminReviews;
  adminTickets: typeof adminTickets;
  adminUsers: typeof adminUsers;
  adminDocuments: typeof adminDocuments;
  adminFlashSales: typeof adminFlashSales;
  factors: typeof factors;
  flashSubmissions: typeof flashSubmissions;
  adminSearch: typeof adminSearch;
  adminCouriers: typeof adminCouriers;
  adminExports: typeof adminExports;
  adminSettings: typeof adminSettings;
  adminShippingOffers: typeof adminShippingOffers;
  adminStaff: typeof adminStaff;
  adminStores: typeof adminStores;
  adminPromos: typeof adminPromos;
  adminAttributes: typeof adminAttributes;
  adminBanners: typeof adminBanners;
  adminContent: typeof adminContent;
  adminHomeSections: typeof adminHomeSections;
  adminBrands: typeof adminBrands;
  adminCategories: typeof adminCategories;
  adminVouchers: typeof adminVouchers;
  header: typeof header;
  help: typeof help;
  home: typeof home;
  imports: typeof imports;
  information: typeof information;
  market: typeof market;
  media: typeof media;
  merchant: typeof merchant;
  orders: typeof orders;
  orderDocuments: typeof orderDocuments;
  passkeys: typeof passkeys;
  payments: typeof payments;
  privacy: typeof privacy;
  products: typeof products;
  promos: typeof promos;
  push: typeof push;
  questions: typeof questions;
  regions: typeof regions;
  reports: typeof reports;
  reviews: typeof reviews;
  savedViews: typeof savedViews;
  search: typeof search;
  security: typeof security;
  selling: typeof selling;
  sellerAlerts: typeof sellerAlerts;
  sellerChat: typeof sellerChat;
  sellerNotifications: typeof sellerNotifications;
  sellerQuestions: typeof sellerQuestions;
  sellerWallet: typeof sellerWallet;
  shippingOffers: typeof shippingOffers;
  sitemap: typeof sitemap;
  storeActivity: typeof storeActivity;
  storeMembers: typeof storeMembers;
  workplaces: typeof workplaces;
  stores: typeof stores;
  summary: typeof summary;
  tickets: typeof tickets;
  viewHistory: typeof viewHistory;
  vouchers: typeof vouchers;
  wallet: typeof wallet;
  webhooks: typeof webhooks;
  wishlist: typeof wishlist;
};

/** Every call of the marketplace, by area. */
export const endpoints: Areas = {
  accounts,
  addresses,
  sellerProducts,
  apiKeys,
  appeals,
  buyer,
  buyerAlerts,
  buyerChat,
  cart,
  checkout,
  company,
  admin,
  adminComplaints,
  adminFiles,
  adminHome,
  adminLedger,
  adminLedgerTabs,
  adminMoney,
  adminApprovals,
  adminOrders,
  adminParcels,
  adminPayments,
  adminProducts,
  adminAppeals,
  adminReports,
  adminReviews,
  adminTickets,
  adminUsers,
  adminDocuments,
  adminFlashSales,
  factors,
  flashSubmissions,
  adminSearch,
  adminCouriers,
  adminExports,
  adminSettings,
  adminShippingOffers,
  adminStaff,
  adminStores,
  adminPromos,
  adminAttributes,
  adminBanners,
  adminContent,
  adminHomeSections,
  adminBrands,
  adminCategories,
  adminVouchers,
  header,
  help,
  home,
  imports,
  information,
  market,
  media,
  merchant,
  orders,
  orderDocuments,
  passkeys,
  payments,
  privacy,
  products,
  promos,
  push,
  questions,
  regions,
  reports,
  reviews,
  savedViews,
  search,
  security,
  selling,
  sellerAlerts,
  sellerChat,
  sellerNotifications,
  sellerQuestions,
  sellerWallet,
  shippingOffers,
  sitemap,
  storeActivity,
  storeMembers,
  workplaces,
  stores,
  summary,
  tickets,
  viewHistory,
  vouchers,
  wallet,
  webhooks,
  wishlist,
};
