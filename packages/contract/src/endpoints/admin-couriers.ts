import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { RegionId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { Reason } from '../schemas/admin-fields.ts';
import { courierCodes } from '../validation/store.ts';
import { Region } from './regions.ts';

/** Rupiah for one kilogram that a service may cost, at least and at most. */
export const courierRates = { min: 500, max: 1_000_000 } as const;

/** A courier's service as it is offered now. */
export const CourierService = v.object({
  courier: v.picklist(courierCodes),
  courier_name: v.string(),
  service: v.string(),
  description: v.string(),
  is_on: v.boolean(),
  /** From the same city to the farthest; nulls where it does not go. `usual` is what it cost before any change. */
  zones: v.array(
    v.object({
      per_kg: v.nullable(Rupiah),
      usual: v.nullable(Rupiah),
      days: v.nullable(v.object({ min: v.number(), max: v.number() })),
    }),
  ),
  min_kg: v.number(),
  max_kg: v.nullable(v.number()),
  /** Provinces that it does not deliver to. */
  closed: v.array(Region),
  /** 0 until it is changed for the first time. */
  version: v.number(),
  changed_by: v.nullable(v.object({ user_id: v.number(), name: v.string() })),
  changed_at: v.nullable(v.string()),
});
export type CourierService = v.InferOutput<typeof CourierService>;

const service = {
  courier: v.picklist(courierCodes, messageId('field.invalid')),
  service: v.pipe(v.string(messageId('field.required')), v.maxLength(20)),
  version: v.pipe(v.number(messageId('field.required')), v.safeInteger(), v.minValue(0)),
};

const Fare = v.nullable(
  v.pipe(
    v.number(messageId('field.required')),
    v.safeInteger(messageId('admin.fare.range')),
    v.minValue(courierRates.min, messageId('admin.fare.range')),
    v.maxValue(courierRates.max, messageId('admin.fare.range')),
  ),
);

/** What couriers are offered and cost; estimates, checkouts and payments follow within seconds. */
export const adminCouriers = {
  list: endpoint({
    method: 'GET',
    path: '/admin/couriers/list',
    summary: 'The services of couriers with their tariff, and where they do not deliver',
    access: 'staff',
    staff: ['admin'],
    query: v.object({
      courier: v.optional(v.picklist(['all', ...courierCodes]), 'all'),
      /** A province: the services that do not deliver there. */
      closed: v.optional(RegionId),
    }),
    data: v.array(CourierService),
  }),
  edit: endpoint({
    method: 'POST',
    path: '/admin/couriers/edit',
    summary: 'Offer a service or not, and set what it costs in each zone that it goes to',
    access: 'staff',
    staff: ['admin'],
    idempotent: true,
    body: v.object({ ...service, is_on: v.boolean(), per_kg: v.array(Fare), reason: Reason }),
    data: CourierService,
  }),
  areas: endpoint({
    method: 'POST',
    path: '/admin/couriers/areas',
    summary: 'Name the provinces that a service does not deliver to',
    access: 'staff',
    staff: ['admin'],
    idempotent: true,
    body: v.object({ ...service, closed: v.pipe(v.array(RegionId), v.maxLength(100)), reason: Reason }),
    data: CourierService,
  }),
};
