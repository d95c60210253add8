import * as v from 'valibot';
import { apiError } from '../../platform/http/api-error.ts';
import { callProvider, type ProviderConnection } from '../../platform/providers/call-provider.ts';
import { isSecret } from '../../platform/providers/is-secret.ts';
import type {
  BookingRequest,
  CourierProvider,
  ParcelStep,
  ProviderRate,
} from '../../ports/courier-provider.ts';
import { ProviderRejection } from '../../ports/provider-error.ts';
import {
  type BiteshipOrder,
  BookingResponse,
  CancelResponse,
  NotificationBody,
  OrderResponse,
  RatesResponse,
  TrackingResponse,
} from './biteship-schemas.ts';
import { endedStatuses, toScanCode } from './biteship-status.ts';

export interface BiteshipSettings extends Pick<ProviderConnection, 'deadline'> {
  key: string;
  /** What Biteship sends in the header that its dashboard is set to. */
  webhookSecret: string;
  url: ProviderConnection['url'];
}

/** The header to set in Biteship's dashboard, with the secret. */
const biteshipHeader = 'x-biteship-secret';

const bookingBody = ({ origin, destination, items, insured, note, ...request }: BookingRequest) => ({
  reference_id: request.reference,
  shipper_contact_name: origin.name,
  shipper_contact_phone: origin.phone,
  origin_contact_name: origin.name,
  origin_contact_phone: origin.phone,
  origin_address: origin.address,
  origin_postal_code: Number(origin.zipcode),
  destination_contact_name: destination.name,
  destination_contact_phone: destination.phone,
  destination_address: destination.address,
  destination_postal_code: Number(destination.zipcode),
  courier_company: request.courier,
  // The service types of Biteship are the names in `couriers.ts` in lower case: others are neither offered nor booked.
  courier_type: request.service.toLowerCase(),
  ...(insured > 0 ? { courier_insurance: insured } : {}),
  delivery_type: 'now',
  order_note: note,
  items: items.map(({ name, value, gram, qty, cm }) => ({
    name,
    value,
    weight: gram,
    quantity: qty,
    ...(cm ? { length: cm.l, width: cm.w, height: cm.h } : {}),
  })),
});

/** `2 - 3` days; hours are a day. */
const days = (range: string, unit: string) => {
  const [min = 1, max = min] = (range.match(/\d+/g) ?? []).map(Number);
  return unit === 'days' ? { etdMin: Math.max(1, min), etdMax: Math.max(1, max) } : { etdMin: 1, etdMax: 1 };
};

const stepsOf = ({ history }: v.InferOutput<typeof TrackingResponse>): ParcelStep[] =>
  history.flatMap(({ status, note, updated_at }) => {
    const code = toScanCode(status);
    const at = new Date(updated_at);
    return code && !Number.isNaN(at.getTime()) ? [{ code, note: note ?? '', at }] : [];
  });

const bookingOf = ({ id, price, courier }: BiteshipOrder) => ({
  providerRef: id,
  awb: courier.waybill_id,
  cost: price,
});

/** Couriers by Biteship: https://biteship.com/id/docs. */
export const createBiteshipCourier = (settings: BiteshipSettings): CourierProvider => {
  const connection: ProviderConnection = {
    name: 'biteship',
    url: settings.url,
    headers: { authorization: settings.key },
    ...(settings.deadline === undefined ? {} : { deadline: settings.deadline }),
  };
  const readOrder = (id: string) =>
    callProvider(connection, {
      method: 'GET',
      path: `/v1/orders/${encodeURIComponent(id)}`,
      schema: OrderResponse,
    });
  return {
    name: 'biteship',
    rates: async ({ from, to, kg, couriers }) => {
      const { pricing } = await callProvider(connection, {
        method: 'POST',
        path: '/v1/rates/couriers',
        body: {
          origin_postal_code: Number(from),
          destination_postal_code: Number(to),
          couriers: couriers.join(','),
          items: [{ name: 'Paket', value: 0, weight: kg * 1_000, quantity: 1 }],
        },
        schema: RatesResponse,
      });
      return pricing.flatMap(
        ({ company, type, price, shipment_duration_range, shipment_duration_unit }): ProviderRate[] => {
          const courier = couriers.find((code) => code === company);
          if (!courier) return [];
          return [
            {
              courier,
              // The weight limits of `couriers.ts` are not applied to these rates (ADR 0056).
              service: type.toUpperCase(),
              price,
              ...days(shipment_duration_range, shipment_duration_unit),
            },
          ];
        },
      );
    },
    book: async (request) => {
      const booked = await callProvider(connection, {
        method: 'POST',
        path: '/v1/orders',
        body: bookingBody(request),
        schema: BookingResponse,
        accept: [400],
      });
      if (booked.success) return bookingOf(booked);
      // The response to an earlier request was lost; the reference makes Biteship name its order.
      if ('details' in booked) return bookingOf(await readOrder(booked.details.order_id));
      throw new ProviderRejection(`biteship: ${booked.error} (${booked.code})`);
    },
    void: async (id) => {
      const { status } = await readOrder(id);
      if (endedStatuses.includes(status)) return;
      await callProvider(connection, {
        method: 'POST',
        path: `/v1/orders/${encodeURIComponent(id)}/cancel`,
        body: { cancellation_reason_code: 'others', cancellation_reason: 'Cancelled by the marketplace' },
        schema: CancelResponse,
      });
    },
    track: async (id) => {
      const order = await readOrder(id);
      const { tracking_id: tracking } = order.courier;
      const steps = tracking
        ? stepsOf(
            await callProvider(connection, {
              method: 'GET',
              path: `/v1/trackings/${encodeURIComponent(tracking)}`,
              schema: TrackingResponse,
            }),
          )
        : [];
      return {
        ...bookingOf(order),
        reference: order.reference_id,
        isEnded: endedStatuses.includes(order.status),
        steps,
      };
    },
    trackForeign: async (courier, awb) => {
      try {
        const path = `/v1/trackings/${encodeURIComponent(awb)}/couriers/${courier}`;
        return stepsOf(await callProvider(connection, { method: 'GET', path, schema: TrackingResponse }));
      } catch (error) {
        if (error instanceof ProviderRejection) return null;
        throw error;
      }
    },
    readNotification: (headers, rawBody) => {
      if (!isSecret(settings.webhookSecret, headers.get(biteshipHeader))) throw apiError.unauthorized();
      // The dashboard tries an address with an empty message.
      if (rawBody.trim() === '' || rawBody.trim() === '{}') return null;
      let body: unknown;
      try {
        body = JSON.parse(rawBody);
      } catch {
        throw apiError.invalid({});
      }
      const parsed = v.safeParse(NotificationBody, body);
      if (!parsed.success) throw apiError.invalid({ order_id: ['field.invalid'] });
      return { providerRef: parsed.output.order_id };
    },
  };
};
