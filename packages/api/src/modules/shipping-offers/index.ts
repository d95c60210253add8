import './shipping-offers.tables.ts';
import type { Module } from '../../platform/module.ts';
import { shippingOffersMigrations } from './shipping-offers.migrations.ts';
import { shippingOffersRoutes } from './shipping-offers.routes.ts';
import { turnOffers } from './turn-offers.ts';

export { nextTurn, refreshOfferListings } from './follow-offers.ts';
export {
  bestSubsidy,
  mostByStore,
  type OfferLine,
  type OfferParcel,
  type Subsidy,
} from './offer-for-parcel.ts';
export { presentOffers } from './present-offers.ts';
export { type PartialOffer, type PromisedProduct, promiseOf, type ShippingPromise } from './promise-of.ts';
export { runningOffers, type ShippingOffer } from './running-offers.ts';
export type { ShippingOffers } from './shipping-offers.tables.ts';

export const shippingOffersModule: Module = {
  name: 'shipping-offers',
  migrations: shippingOffersMigrations,
  routes: shippingOffersRoutes,
  queues: [turnOffers],
};
