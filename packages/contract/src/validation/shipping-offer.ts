import * as v from 'valibot';
import type { MessageId } from '../messages/message.ts';
import { messageId } from '../messages/message-id.ts';
import { dateTime } from './date-time.ts';
import { courierCodes } from './store.ts';

/** A store pays at most so much of what the items of an order cost after its voucher, in percent. */
export const storeSubsidyPercent = 70;

/** Rupiah per parcel. */
export const subsidyLimits = { min: 500, max: 10_000_000 } as const;
const mostSpend = 500_000_000;

const whole = (least: number, most: number, says: MessageId) =>
  v.pipe(v.number(says), v.safeInteger(says), v.minValue(least, says), v.maxValue(most, says));

/** The fields of every shipping offer, a store's or the marketplace's (domain 3.7). Null for no limit. */
export const shippingOfferRules = {
  couriers: v.optional(
    v.nullable(
      v.pipe(
        v.array(
          v.picklist(courierCodes, messageId('field.invalid')),
          messageId('shipping-offer.couriers.required'),
        ),
        v.minLength(1, messageId('shipping-offer.couriers.required')),
        v.transform((codes) => courierCodes.filter((code) => codes.includes(code))),
      ),
    ),
    null,
  ),
  /** Official codes, `32`. */
  provinces: v.optional(
    v.nullable(
      v.pipe(
        v.array(
          v.pipe(v.string(), v.regex(/^\d{2}$/, messageId('field.invalid'))),
          messageId('shipping-offer.provinces.required'),
        ),
        v.minLength(1, messageId('shipping-offer.provinces.required')),
        v.maxLength(100, messageId('field.invalid')),
        v.transform((codes) => [...new Set(codes)].sort()),
      ),
    ),
    null,
  ),
  /** Rupiah per parcel; null for the full shipping rate. */
  max_subsidy: v.optional(
    v.nullable(whole(subsidyLimits.min, subsidyLimits.max, 'shipping-offer.max-subsidy.amount')),
    null,
  ),
  /** Rupiah of one store's items that the offer is for, before vouchers. */
  min_spend: v.optional(whole(0, mostSpend, 'shipping-offer.min-spend.amount'), 0),
  date_start: dateTime('shipping-offer.start.required', 'start'),
  /** Null: until it is switched off. */
  date_end: v.optional(v.nullable(dateTime('shipping-offer.end.invalid', 'end')), null),
};

/** An offer ends after it has begun. */
export const hasValidPeriod = ({
  date_start,
  date_end,
}: {
  date_start: string;
  date_end: string | null;
}): boolean => date_end === null || date_end > date_start;
