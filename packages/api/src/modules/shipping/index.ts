import './shipping.events.ts';
import type { Module } from '../../platform/module.ts';
import { workOnNextParcel } from './bookings/work-on-parcel.ts';
import { settleCourierCost } from './costs/settle-courier-cost.ts';
import { purgeRatesJob } from './quotes/fetch-rates.ts';
import { shippingMigrations } from './shipping.migrations.ts';
import { serveCourierWebhook } from './webhook/serve-courier-webhook.ts';

export { confirmBooking } from './bookings/confirm-booking.ts';
export { bookDeposit } from './costs/book-deposit.ts';
export { correctWaybill, enterWaybill } from './parcels/enter-waybill.ts';
export { findTracking, type Tracking } from './parcels/find-tracking.ts';
export { type NewShipment, openShipment, type RequestedShipment } from './parcels/open-shipment.ts';
export { listStaffScans, recordScan, recordStaffScan, type Scan } from './parcels/record-scan.ts';
export { reportDelivery } from './parcels/report-delivery.ts';
export { voidShipment } from './parcels/void-shipment.ts';
export { chargeableKg, type ParcelItem } from './quotes/chargeable-kg.ts';
export { computeArrival, formatEtd } from './quotes/compute-arrival.ts';
export { computeInsurance, type Insurance } from './quotes/compute-insurance.ts';
export {
  type Courier,
  type CourierCode,
  type CourierService,
  couriers,
  findCourier,
  trackingUrl,
} from './quotes/couriers.ts';
export { fetchRates, findRateService, type RateKey, toRateId } from './quotes/fetch-rates.ts';
export { findZone, type Zone } from './quotes/find-zone.ts';
export {
  getUnavailableServices,
  type QuotedCourier,
  type QuotedService,
  type QuoteRequest,
  quoteByService,
  quoteCouriers,
  quoteZone,
  type UnavailableService,
} from './quotes/quote-couriers.ts';
export { readTariff } from './quotes/read-tariff.ts';
export type { Tariff } from './quotes/tariff.ts';
export type { BookingError, CourierScanned } from './shipping.events.ts';
export type { ScanCode } from './shipping.tables.ts';

export const shippingModule: Module = {
  name: 'shipping',
  migrations: shippingMigrations,
  routes: serveCourierWebhook,
  queues: [workOnNextParcel],
  consumers: [settleCourierCost],
  sweeps: [purgeRatesJob],
};
