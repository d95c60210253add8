import {
  type CourierService,
  type endpoints,
  type HandlerInput,
  type RegionId,
  rupiah,
} from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { readProvinces } from '../../regions/index.ts';
import { type Courier, couriers, type CourierService as UsualService } from '../../shipping/index.ts';

type Query = HandlerInput<typeof endpoints.adminCouriers.list>['query'];

const readRows = ({ db }: Context) =>
  db
    .selectFrom('courier_services')
    .leftJoin('users', 'users.id', 'courier_services.changed_by')
    .selectAll('courier_services')
    .select(sql<string | null>`coalesce(users.fullname, users.email)`.as('changer'))
    .execute();
type Row = Awaited<ReturnType<typeof readRows>>[number];

const toRupiah = (amount: number | null) => (amount === null ? null : rupiah(amount));

const present = (
  { locale }: Context,
  { code, name }: Courier,
  usual: UsualService,
  { row, names }: { row: Row | undefined; names: ReadonlyMap<string, string> },
): CourierService => ({
  ...{ courier: code, courier_name: name, service: usual.service },
  description: usual.description[locale],
  is_on: row?.is_on ?? true,
  zones: usual.perKg.map((fare, zone) => {
    const days = usual.days[zone] ?? null;
    return {
      per_kg: toRupiah(fare && (row?.per_kg?.[zone] ?? fare)),
      usual: toRupiah(fare),
      days: days && { min: days[0], max: days[1] },
    };
  }),
  min_kg: usual.minKg,
  max_kg: usual.maxKg,
  closed: (row?.closed ?? []).map((id) => ({ id: id as RegionId, name: names.get(id) ?? id })), // checked when it was closed
  version: row?.version ?? 0,
  changed_by: row?.changed_by ? { user_id: row.changed_by, name: row.changer ?? '' } : null,
  changed_at: row?.changed_at?.toISOString() ?? null,
});

/** The services of all couriers or of one, of those that do not deliver to a province where one is named. */
export const listCourierServices = async ({
  ctx,
  input: { courier: wanted, closed },
}: HandlerArgs<Query>): Promise<CourierService[]> => {
  const [rows, provinces] = await Promise.all([readRows(ctx), readProvinces()]);
  const names = new Map(provinces.map(({ id, name }) => [id, name]));
  return couriers
    .filter(({ code }) => wanted === 'all' || code === wanted)
    .flatMap((courier) =>
      courier.services.map((service) => {
        const row = rows.find((one) => one.courier === courier.code && one.service === service.service);
        return present(ctx, courier, service, { row, names });
      }),
    )
    .filter((service) => closed === undefined || service.closed.some(({ id }) => id === closed));
};
