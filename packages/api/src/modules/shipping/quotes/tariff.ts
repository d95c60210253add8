import type { ServiceChange, Tariff } from '../../../platform/tariff.ts';
import type { CourierService } from './couriers.ts';

export type { ServiceChange, Tariff };

export const toTariffKey = (courier: string, service: string): string => `${courier} ${service}`;

/** Of a service as it is now: null while it is off. */
export const applyTariff = (
  courier: string,
  service: CourierService,
  { tariff, province }: { tariff?: Tariff | undefined; province: string | undefined },
): (CourierService & { isClosed: boolean }) | null => {
  const change = tariff?.get(toTariffKey(courier, service.service));
  if (!change) return { ...service, isClosed: false };
  if (!change.isOn) return null;
  return {
    ...service,
    // A tariff has no price where the service does not go.
    perKg: service.perKg.map((fare, zone) => fare && (change.perKg?.[zone] ?? fare)),
    isClosed: province !== undefined && change.closed.includes(province),
  };
};
