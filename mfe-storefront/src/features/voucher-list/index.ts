export { ClaimableVoucherCard } from './claimable-voucher-card.tsx';
export { VoucherList } from './voucher-list.tsx';
