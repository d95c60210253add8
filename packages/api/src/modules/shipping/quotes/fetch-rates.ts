import { sql } from 'kysely';
import { day, earlier, second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { json } from '../../../platform/database/json.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';
import type { CourierProvider, ProviderRate } from '../../../ports/courier-provider.ts';
import { ProviderRejection } from '../../../ports/provider-error.ts';
import { couriers } from './couriers.ts';

/** How long a price of a courier service counts (trade K2). */
const validFor = day;

/** After a call without a response nobody waits for the service so long. */
const pause = 15 * second;

/** Between two postal codes, for kilograms that are charged. */
export interface RateKey {
  from: string;
  to: string;
  kg: number;
}

export const toRateId = ({ from, to, kg }: RateKey): string => `${from} ${to} ${kg}`;

type FetchRates = NonNullable<CourierProvider['rates']>;
type RateService = CourierProvider & { rates: FetchRates };

const hasRates = (provider: CourierProvider): provider is RateService => provider.rates !== undefined;

/** The courier service that says what parcels cost; undefined where the marketplace's own table does. */
export const findRateService = ({ courierProviders }: Context): RateService | undefined =>
  courierProviders.find(hasRates);

/** When a service did not respond, in this process. */
const silentSince = new WeakMap<RateService, number>();
/** Calls of this process that run, so that a crowd asks once. */
const running = new WeakMap<RateService, Map<string, Promise<ProviderRate[] | null>>>();

const readKnown = async ({ db, clock }: Context, { name }: RateService, keys: readonly RateKey[]) => {
  const { rows } = await sql<RateKey & { rates: ProviderRate[] }>`
    select r.origin_zip as from, r.destination_zip as to, r.kg, r.rates
    from courier_rates r
    join unnest(
      ${keys.map(({ from }) => from)}::text[], ${keys.map(({ to }) => to)}::text[], ${keys.map(({ kg }) => kg)}::int[]
    ) as asked (origin_zip, destination_zip, kg) using (origin_zip, destination_zip, kg)
    where r.provider = ${name} and r.fetched_at > ${earlier(clock, validFor)}`.execute(db);
  return new Map(rows.map((row) => [toRateId(row), row.rates]));
};

const keep = ({ db, clock }: Context, { name }: RateService, key: RateKey, rates: ProviderRate[]) => {
  const row = { rates: json(rates), fetched_at: clock.now() };
  return db
    .insertInto('courier_rates')
    .values({ provider: name, origin_zip: key.from, destination_zip: key.to, kg: key.kg, ...row })
    .onConflict((known) =>
      known.columns(['provider', 'origin_zip', 'destination_zip', 'kg']).doUpdateSet(row),
    )
    .execute();
};

/** Null without a response. A route that the service rejects has no rates. */
const request = async (ctx: Context, service: RateService, key: RateKey): Promise<ProviderRate[] | null> => {
  const all = couriers.map(({ code }) => code);
  try {
    const rates = await service.rates({ ...key, couriers: all });
    silentSince.delete(service);
    await keep(ctx, service, key, rates);
    return rates;
  } catch (error) {
    ctx.log.warn({ err: error, rates: toRateId(key) }, 'a courier service named no rates');
    if (!(error instanceof ProviderRejection)) {
      silentSince.set(service, ctx.clock.now().getTime());
      return null;
    }
    await keep(ctx, service, key, []);
    return [];
  }
};

const requestOnce = (ctx: Context, service: RateService, key: RateKey): Promise<ProviderRate[] | null> => {
  const calls = running.get(service) ?? new Map<string, Promise<ProviderRate[] | null>>();
  running.set(service, calls);
  const id = toRateId(key);
  const call = calls.get(id) ?? request(ctx, service, key).finally(() => calls.delete(id));
  calls.set(id, call);
  return call;
};

const isSilent = ({ clock }: Context, service: RateService): boolean =>
  clock.now().getTime() - (silentSince.get(service) ?? Number.NEGATIVE_INFINITY) < pause;

/**
 * What the couriers of a service charge, by `toRateId`: known for 24 hours, else the service is asked. A route is
 * absent while nobody knows its rates: the service does not respond, or this runs in a transaction, where nobody is
 * asked (trade K2).
 */
export const fetchRates = async (
  ctx: Context,
  service: RateService,
  keys: readonly RateKey[],
): Promise<ReadonlyMap<string, readonly ProviderRate[]>> => {
  const known = await readKnown(ctx, service, keys);
  if (ctx.db.isTransaction || isSilent(ctx, service)) return known;
  const missing = new Map(keys.map((key) => [toRateId(key), key]));
  for (const id of known.keys()) missing.delete(id);
  await Promise.all(
    [...missing].map(async ([id, key]) => {
      const rates = await requestOnce(ctx, service, key);
      if (rates) known.set(id, rates);
    }),
  );
  return known;
};

/** Deletes, each night, rates that count no more. */
export const purgeRatesJob: ScheduledJob = {
  name: 'shipping: purge rates',
  pattern: '0 55 3 * * *',
  run: async ({ db, clock }) => {
    await db.deleteFrom('courier_rates').where('fetched_at', '<=', earlier(clock, validFor)).execute();
  },
};
