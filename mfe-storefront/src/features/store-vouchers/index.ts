export { StoreVouchers } from './store-vouchers.tsx';
