import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
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

interface Known {
  rates: readonly ProviderRate[];
  until: number;
}

/** What this process knows of a service. */
interface Memory {
  known: LRUCache<string, Known>;
  /** Calls that run, so that a crowd makes one. */
  running: Map<string, Promise<Known | null>>;
  /** When it did not respond. */
  silentSince: number;
}
const memories = new WeakMap<RateService, Memory>();

const memoryOf = (service: RateService): Memory => {
  const memory = memories.get(service) ?? {
    known: new LRUCache<string, Known>({ max: 10_000 }),
    running: new Map<string, Promise<Known | null>>(),
    silentSince: Number.NEGATIVE_INFINITY,
  };
  memories.set(service, memory);
  return memory;
};

/** Those that this or another process requested within 24 hours. */
const readStored = async (
  { db, clock }: Context,
  { name }: RateService,
  keys: readonly RateKey[],
): Promise<[string, Known][]> => {
  if (keys.length === 0) return [];
  const { rows } = await sql<RateKey & { rates: ProviderRate[]; fetched_at: Date }>`
    select r.origin_zip as from, r.destination_zip as to, r.kg, r.rates, r.fetched_at
    from courier_rates r
    join unnest(
      ${keys.map(({ from }) => from)}::text[], ${keys.map(({ to }) => to)}::text[], ${keys.map(({ kg }) => kg)}::int[]
    ) as wanted (origin_zip, destination_zip, kg) using (origin_zip, destination_zip, kg)
    where r.provider = ${name} and r.fetched_at > ${earlier(clock, validFor)}`.execute(db);
  return rows.map(({ rates, fetched_at, ...key }) => [
    toRateId(key),
    { rates, until: new Date(fetched_at).getTime() + validFor },
  ]);
};

const store = async (
  { db, clock }: Context,
  { name }: RateService,
  key: RateKey,
  rates: ProviderRate[],
): Promise<Known> => {
  const now = clock.now();
  const row = { rates: json(rates), fetched_at: now };
  await db
    .insertInto('courier_rates')
    .values({ provider: name, origin_zip: key.from, destination_zip: key.to, kg: key.kg, ...row })
    .onConflict((known) =>
      known.columns(['provider', 'origin_zip', 'destination_zip', 'kg']).doUpdateSet(row),
    )
    .execute();
  return { rates, until: now.getTime() + validFor };
};

/** Null without a response. A route that the service rejects has no rates. */
const request = async (ctx: Context, service: RateService, key: RateKey): Promise<Known | null> => {
  const all = couriers.map(({ code }) => code);
  try {
    return await store(ctx, service, key, await service.rates({ ...key, couriers: all }));
  } catch (error) {
    ctx.log.warn({ err: error, rates: toRateId(key) }, 'a courier service named no rates');
    if (error instanceof ProviderRejection) return store(ctx, service, key, []);
    memoryOf(service).silentSince = ctx.clock.now().getTime();
    return null;
  }
};

const requestOnce = (ctx: Context, service: RateService, key: RateKey): Promise<Known | null> => {
  const { running } = memoryOf(service);
  const id = toRateId(key);
  const call = running.get(id) ?? request(ctx, service, key).finally(() => running.delete(id));
  running.set(id, call);
  return call;
};

/**
 * What the couriers of a service charge, by `toRateId`: known for 24 hours, else requested. A route is absent while
 * nobody knows its rates: the service does not respond, or this runs in a transaction, which makes no calls (trade K2).
 */
export const fetchRates = async (
  ctx: Context,
  service: RateService,
  keys: readonly RateKey[],
): Promise<ReadonlyMap<string, readonly ProviderRate[]>> => {
  const { known, silentSince } = memoryOf(service);
  const now = ctx.clock.now().getTime();
  const isMissing = (key: RateKey) => (known.get(toRateId(key))?.until ?? 0) <= now;
  for (const [id, one] of await readStored(ctx, service, keys.filter(isMissing))) known.set(id, one);
  if (!ctx.db.isTransaction && now - silentSince >= pause) {
    const missing = new Map(keys.filter(isMissing).map((key) => [toRateId(key), key]));
    await Promise.all(
      [...missing].map(async ([id, key]) => {
        const found = await requestOnce(ctx, service, key);
        if (found) known.set(id, found);
      }),
    );
  }
  return new Map(
    keys
      .filter((key) => !isMissing(key))
      .map((key) => [toRateId(key), known.get(toRateId(key))?.rates ?? []]),
  );
};

/** Deletes, each night, rates that count no more. */
export const purgeRatesJob: ScheduledJob = {
  name: 'shipping: purge rates',
  pattern: '0 55 3 * * *',
  run: async ({ db, clock }) => {
    await db.deleteFrom('courier_rates').where('fetched_at', '<=', earlier(clock, validFor)).execute();
  },
};
