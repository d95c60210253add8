import {
  formatRupiah,
  lateParcelDays,
  maxReviewImages,
  maxWithdrawalPerDay,
  maxWithdrawalsPerDay,
  minWithdrawal,
  orderDeadlines,
  replyHours,
  reviewDays,
  usualCommissionBps,
} from '@pasar/contract';

/** The figures that texts name, from the rules that the server keeps: an article cannot promise something else. */
export const marketRules = {
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
} as const;
