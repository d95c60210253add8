export { CodeForm } from './code-form.tsx';
export { type Show, showPath } from './show-query.ts';
export { VoucherTabs } from './voucher-tabs.tsx';
