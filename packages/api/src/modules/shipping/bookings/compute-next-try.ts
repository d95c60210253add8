import { hour, later, minute, second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';

/** Open parcels without news are asked about again (trade K4). */
const withoutNews = 6 * hour;
const withoutWaybill = 5 * minute;

/** When the service is asked about a booked parcel again. */
export const computeNextOfBooked = ({ clock }: Pick<Context, 'clock'>, awb: string | null): Date =>
  later(clock, awb === null ? withoutWaybill : withoutNews);

/** The first steps of a parcel, and a waybill that comes late, are known soon after the booking. */
export const computeNextOfNew = ({ clock }: Pick<Context, 'clock'>): Date => later(clock, minute);

/** When a service is asked about a seller's own parcel; null where nobody can be asked. */
export const computeNextOfForeign = ({ clock, courierProviders }: Context): Date | null =>
  courierProviders.length > 0 ? later(clock, withoutNews) : null;

/** 5, 10, 20 … seconds, two minutes at most: a booking is given up after a quarter of an hour. */
export const computeNextTry = ({ clock }: Pick<Context, 'clock'>, tries: number): Date =>
  later(clock, Math.min(5 * 2 ** (tries - 1), 120) * second);

/** An hour at most between two attempts to recall or to ask. */
export const computeCalmTry = ({ clock }: Pick<Context, 'clock'>, tries: number): Date =>
  later(clock, Math.min(2 ** (tries - 1), 60) * minute);

/** A booking that fails for so long is given up. */
export const longestBooking = 15 * minute;
