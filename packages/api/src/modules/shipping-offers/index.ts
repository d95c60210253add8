import './shipping-offers.tables.ts';
import type { Module } from '../../platform/module.ts';
import { applyShippingOfferWindows } from './apply-shipping-offer-windows.ts';
import { shippingOffersMigrations } from './shipping-offers.migrations.ts';
import { shippingOffersRoutes } from './shipping-offers.routes.ts';

export {
  computeShippingPromise,
  type PartialShippingOffer,
  type PromisedProduct,
  type ShippingPromise,
} from './compute-shipping-promise.ts';
export { listRunningShippingOffers, type ShippingOffer } from './list-running-shipping-offers.ts';
export { presentShippingOffers } from './present-shipping-offers.ts';
export { getNextWindowChange, refreshShippingOfferListings } from './refresh-shipping-offer-listings.ts';
export {
  bestSubsidy,
  mostByStore,
  type ShippingOfferLine,
  type ShippingOfferParcel,
  type Subsidy,
} from './shipping-offer-subsidy.ts';
export type { ShippingOffers } from './shipping-offers.tables.ts';

export const shippingOffersModule: Module = {
  name: 'shipping-offers',
  migrations: shippingOffersMigrations,
  routes: shippingOffersRoutes,
  queues: [applyShippingOfferWindows],
};
