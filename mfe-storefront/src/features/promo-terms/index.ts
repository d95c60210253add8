export { VoucherTerms } from './voucher-terms.tsx';
