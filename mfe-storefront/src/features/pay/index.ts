export { PayBar } from './pay-bar.tsx';
export { PayButton } from './pay-button.tsx';
export { PaymentMethods } from './payment-methods.tsx';
export { PaymentResult } from './payment-result.tsx';
export { PendingPayment } from './pending-payment.tsx';
export { useMethodSelection } from './use-method-selection.ts';
export { usePay } from './use-pay.ts';
export { usePayment } from './use-payment.ts';
