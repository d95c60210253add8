import { createStaffUser, drive, openOrderFixture, type TestServer } from '@pasar/api/testing';
import { sql } from 'kysely';

/** One order of each kind, which the others are copies of. */
const steps = [
  [],
  ['T4'],
  ['T4', 'T9'],
  ['T4', 'T9', 'T10'],
  ['T4', 'T9', 'T10', 'T12', 'T13'],
  ['T5'],
] as const;

/** One statement may take 30 seconds at most. */
const atOnce = 5_000;

export interface ManyOrders {
  token: string;
  codes: readonly string[];
  stores: readonly number[];
  /** Days such as `2026-03-02`, on which orders were placed. */
  days: readonly string[];
}

const run = async (market: TestServer, ...statements: ReturnType<typeof sql>[]) =>
  market.database.db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db);
    for (const statement of statements) await statement.execute(db);
    await sql`reset statement_timeout`.execute(db);
  });

/**
 * A market with so many orders over a year, of 5,000 buyers at 500 stores, and a staff user. The rows are copies, so
 * their money adds up to nothing: only lists look at this market.
 */
export const arrangeManyOrders = async (market: TestServer, orders: number): Promise<ManyOrders> => {
  const world = await openOrderFixture(market, { withTokens: false });
  for (const path of steps) await drive(world, path);
  const staff = await createStaffUser(market, 'rina@example.test', ['support', 'finance']);
  const { db } = market.database;
  const buyers = Math.min(5_000, orders);
  const stores = Math.min(500, orders);
  await run(
    market,
    sql`insert into users select (jsonb_populate_record(null::users, to_jsonb(u) || jsonb_build_object(
        'id', 100000 + n, 'email', 'pembeli' || n || '@example.test', 'username', 'pembeli' || n,
        'fullname', (array['Siti','Budi','Agus','Wati','Tuti','Joko'])[1 + n % 6] || ' ' || n, 'phone', null))).*
      from users u, generate_series(1, ${buyers + stores}::int) n where u.id = ${world.buyer.id}`,
    sql`insert into merchants select (jsonb_populate_record(null::merchants, to_jsonb(m) || jsonb_build_object(
        'id', 100000 + n, 'user_id', 100000 + ${buyers}::int + n, 'merchant_name', 'Toko Nomor ' || n,
        'merchant_slug', 'toko-nomor-' || n))).*
      from merchants m, generate_series(1, ${stores}::int) n where m.id = ${world.seller.merchantId}`,
  );
  for (let from = 1; from <= orders; from += atOnce) {
    const numbers = sql`generate_series(${from}::int, ${Math.min(orders, from + atOnce - 1)}::int) n`;
    await run(
      market,
      sql`insert into orders select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
          'id', 100000 + n, 'code', 'ORD-20260101-' || lpad(upper(to_hex(n)), 5, '0'),
          'user_id', 100001 + n * 7 % ${buyers}::int, 'merchant_id', 100001 + n * 13 % ${stores}::int,
          'awb', case when o.awb is not null then 'RESI' || n end,
          'placed_at', o.placed_at - n * interval '5 minutes'))).*
        from ${numbers}
        join (select *, row_number() over (order by id) - 1 as kind from orders where id < 100000) o
          on o.kind = n % ${steps.length}::int`,
      sql`insert into order_items select (jsonb_populate_record(null::order_items, to_jsonb(i) || jsonb_build_object(
          'id', 100000 + n, 'order_id', 100000 + n))).*
        from ${numbers}
        join (select *, row_number() over (order by id) - 1 as kind from order_items where id < 100000) i
          on i.kind = n % ${steps.length}::int`,
    );
  }
  await run(
    market,
    // As autovacuum leaves them.
    sql`vacuum orders`,
    sql`analyze`,
  );
  const found = await db
    .selectFrom('orders')
    .select(['code', 'merchant_id', 'placed_at'])
    .where(sql<boolean>`id % greatest(1, ${orders}::int / 40) = 0`)
    .execute();
  return {
    token: staff.token,
    codes: found.map(({ code }) => code),
    stores: found.map(({ merchant_id }) => merchant_id),
    days: found.map(({ placed_at }) => placed_at.toISOString().slice(0, 10)),
  };
};
