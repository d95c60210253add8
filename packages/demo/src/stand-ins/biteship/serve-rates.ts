import * as v from 'valibot';
import type { ProviderApp } from '../base/provider.ts';
import { countKg, ratesRequest } from './requests.ts';
import { findZone, services } from './shipping-rates.ts';

/** `POST /v1/rates/couriers`: what each service costs between two postal codes. */
export const serveRates = (app: ProviderApp): void => {
  app.post('/v1/rates/couriers', async (c) => {
    const request = v.safeParse(ratesRequest, await c.req.json());
    if (!request.success) return c.json({ success: false, error: 'Invalid request', code: 40001001 }, 400);
    const { origin_postal_code: from, destination_postal_code: to, couriers, items } = request.output;
    const zone = findZone(from, to);
    if (zone === null) return c.json({ success: false, error: 'Postal code not found', code: 40001010 }, 400);
    const kg = countKg(items);
    const asked = couriers.split(',').map((code) => code.trim());
    const pricing = services.flatMap((service) => {
      const {
        company,
        courier,
        type,
        name,
        description,
        minKg = 1,
        maxKg = Number.POSITIVE_INFINITY,
      } = service;
      const [perKg, days] = [service.perKg[zone], service.days[zone]];
      if (!asked.includes(company) || !perKg || !days || kg < minKg || kg > maxKg) return [];
      const range = `${days[0]} - ${days[1]}`;
      return {
        available_collection_method: ['pickup'],
        available_for_cash_on_delivery: false,
        available_for_insurance: true,
        company,
        courier_name: courier,
        courier_code: company,
        courier_service_name: name,
        courier_service_code: type,
        description,
        duration: `${range} days`,
        shipment_duration_range: range,
        shipment_duration_unit: 'days',
        service_type: 'standard',
        shipping_type: 'parcel',
        price: Math.ceil((perKg * kg) / 500) * 500,
        type,
      };
    });
    return c.json({
      success: true,
      object: 'courier_pricing',
      message: 'Success to retrieve courier pricing',
      code: 20001003,
      origin: { postal_code: Number(from) },
      destination: { postal_code: Number(to) },
      pricing,
    });
  });
};
