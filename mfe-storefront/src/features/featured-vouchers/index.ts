export { FeaturedVouchers } from './featured-vouchers.tsx';
