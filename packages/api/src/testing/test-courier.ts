import { randomInt } from 'node:crypto';
import { findCourier } from '../modules/shipping/index.ts';
import type { CourierProvider } from '../ports/courier-provider.ts';

/** A service that gives out waybills: the courier's letters and 12 digits. */
export const createTestCourier = (): CourierProvider => ({
  name: 'test-courier',
  nextWaybill: (code) => `${findCourier(code)?.awbPrefix}${String(randomInt(10 ** 12)).padStart(12, '0')}`,
});
