export { computePercentLeft, formatVoucherAmount, lowQuotaShare } from './voucher-terms.ts';
