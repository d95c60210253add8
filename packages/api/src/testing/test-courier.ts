import { randomInt } from 'node:crypto';
import { findCourier } from '../modules/shipping/index.ts';
import { apiError } from '../platform/http/api-error.ts';
import type { Booking, CourierProvider } from '../ports/courier-provider.ts';

/** A service in memory that books at once and never moves a parcel: tests scan it themselves. */
export const createTestCourier = (): CourierProvider => {
  const bookings = new Map<string, Booking>();
  const find = (ref: string) => [...bookings.values()].find(({ providerRef }) => providerRef === ref);
  return {
    name: 'test-courier',
    book: async ({ reference, courier }) => {
      const booking = bookings.get(reference) ?? {
        providerRef: `ref ${reference}`,
        awb: `${findCourier(courier)?.awbPrefix}${String(randomInt(10 ** 12)).padStart(12, '0')}`,
        cost: null,
      };
      bookings.set(reference, booking);
      return booking;
    },
    void: async () => {},
    track: async (providerRef) => ({
      ...(find(providerRef) ?? { providerRef, awb: null, cost: null }),
      reference: null,
      isEnded: false,
      steps: [],
    }),
    trackForeign: async () => null,
    readNotification: () => {
      throw apiError.unauthorized();
    },
  };
};
