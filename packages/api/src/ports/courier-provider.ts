import type { CourierCode } from '../modules/shipping/quotes/couriers.ts';

/** A service that sends couriers to sellers; a plugin brings it along. Without one, sellers enter their own waybills. */
export interface CourierProvider {
  name: string;
  /** The waybill of a new parcel: the courier's letters and digits. A repeated one is rejected and asked again. */
  nextWaybill(courier: CourierCode): string;
}
