import type { Context } from '../../../platform/context.ts';
import { type ServiceChange, toTariffKey } from './tariff.ts';

/** Puts in force in this process what staff changed of couriers, also at another server. */
export const readTariff = async ({ db, tariff }: Pick<Context, 'db' | 'tariff'>): Promise<void> => {
  const rows = await db.selectFrom('courier_services').selectAll().execute();
  tariff.current = new Map(
    rows.map(({ courier, service, is_on, per_kg, closed }): [string, ServiceChange] => [
      toTariffKey(courier, service),
      { isOn: is_on, perKg: per_kg, closed },
    ]),
  );
};
