export type { ParcelGoods } from './quotes/chargeable-kg.ts';
export { type Courier, type CourierCode, courierOf, couriers } from './quotes/couriers.ts';
export { type Insurance, insuranceOf } from './quotes/insurance-of.ts';
export {
  type QuotedCourier,
  type QuotedService,
  type QuoteRequest,
  quoteCouriers,
} from './quotes/quote-couriers.ts';
