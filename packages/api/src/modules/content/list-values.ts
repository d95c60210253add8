import {
  deletionDays,
  formatRupiah,
  lateParcelDays,
  maxReviewImages,
  maxWithdrawalPerDay,
  maxWithdrawalsPerDay,
  minWithdrawal,
  mostViewed,
  orderDeadlines,
  replyHours,
  reviewDays,
  sealedYears,
  ticketMonths,
  usualCommissionBps,
} from '@pasar/contract';
import type { Context } from '../../platform/context.ts';

/** The figures that texts name, from the rules that the server keeps: a text cannot promise something else. */
const figures = {
  payHours: orderDeadlines.pay,
  flashHours: orderDeadlines.payWithFlashSale,
  respondHours: orderDeadlines.respond,
  shipHours: orderDeadlines.ship,
  pickupHours: orderDeadlines.pickup,
  completeHours: orderDeadlines.complete,
  ownWaybillDays: orderDeadlines.completeOwnWaybill / 24,
  cancelHours: orderDeadlines.replyToCancelRequest,
  complaintHours: orderDeadlines.replyToComplaint,
  lateDays: lateParcelDays,
  reviewDays,
  reviewImages: maxReviewImages,
  replyHours,
  leastWithdrawal: formatRupiah(minWithdrawal),
  mostWithdrawal: formatRupiah(maxWithdrawalPerDay),
  withdrawalsPerDay: maxWithdrawalsPerDay,
  commission: usualCommissionBps / 100,
  viewed: mostViewed,
  days: deletionDays,
  years: sealedYears,
  ticketMonths,
};

/** What `{{name}}` stands for in a text; addresses of pages follow the slices that have them. */
export const listValues = ({ linkTo }: Context): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({
      ...figures,
      'page.search': linkTo('storefront.search'),
      'page.cart': linkTo('storefront.cart'),
      'page.promos': linkTo('storefront.promos'),
      'page.orders': linkTo('buyer.orders'),
      'page.wallet': linkTo('buyer.wallet'),
      'page.security': linkTo('buyer.security'),
      'page.privacy': linkTo('buyer.privacy'),
      'page.forgetPassword': linkTo('auth.forgetPassword'),
      'page.becomeSeller': linkTo('auth.becomeSeller'),
      'page.terms': linkTo('auth.terms'),
      'page.sellerProducts': linkTo('seller.products'),
      'page.sellerOrders': linkTo('seller.orders'),
      'page.sellerReviews': linkTo('seller.reviews'),
      'page.sellerWallet': linkTo('seller.wallet'),
      'page.help': linkTo('help.home'),
      'page.contact': linkTo('help.contact'),
    }).map(([name, value]) => [name, String(value)]),
  );

const places = /\{\{([^{}]*)\}\}/g;

/** A text with its values. */
export const fillValues = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(places, (whole, name: string) => values.get(name) ?? whole);

/** The first name in double braces that has no value. */
export const findUnknownValue = (text: string, values: ReadonlyMap<string, string>): string | undefined =>
  [...text.matchAll(places)].map(([, name = '']) => name).find((name) => !values.has(name));
