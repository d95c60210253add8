export { ShippingEstimate } from './shipping-estimate.tsx';
