export { useMethodChoice } from './method-choice.ts';
export { PayBar } from './pay-bar.tsx';
export { PayButton } from './pay-button.tsx';
export { PaymentMethods } from './payment-methods.tsx';
export { PaymentOutcome } from './payment-outcome.tsx';
export { usePay } from './use-pay.ts';
export { usePayment } from './use-payment.ts';
export { WaitingPayment } from './waiting-payment.tsx';
