import './shipping.events.ts';
import type { Module } from '../../platform/module.ts';
import { simulateCourier } from './parcels/simulate-courier.ts';
import { shippingMigrations } from './shipping.migrations.ts';

export { type NewShipment, openShipment } from './parcels/open-shipment.ts';
export { recordScan, type Scan } from './parcels/record-scan.ts';
export { type Tracking, trackingOf } from './parcels/tracking-of.ts';
export { voidShipment } from './parcels/void-shipment.ts';
export type { ParcelGoods } from './quotes/chargeable-kg.ts';
export { type Courier, type CourierCode, courierOf, couriers } from './quotes/couriers.ts';
export { type Insurance, insuranceOf } from './quotes/insurance-of.ts';
export {
  type QuotedCourier,
  type QuotedService,
  type QuoteRequest,
  quoteCouriers,
  quoteZone,
  type RefusedService,
  refusedServices,
} from './quotes/quote-couriers.ts';
export { type Zone, zoneOf } from './quotes/zone-of.ts';
export type { CourierScanned } from './shipping.events.ts';
export type { ScanCode } from './shipping.tables.ts';

export const shippingModule: Module = {
  name: 'shipping',
  migrations: shippingMigrations,
  queues: [simulateCourier],
};
