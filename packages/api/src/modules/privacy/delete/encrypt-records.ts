import { sealedYears } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { type DataSubject, ofOrder, ofUser, type Rows, within } from '../data-subject.ts';

/** A record of money that stays, without what only tax law still wants of it. */
interface SealedTable {
  table: string;
  rows: Rows;
  /** What is sealed. */
  columns: readonly string[];
  /** What is left of these columns. */
  set: RawBuilder<unknown>;
}

const ofGroup = within('order_group_id', 'order_groups', ofUser());
const ofShipment = within('shipment_id', 'shipments', ofOrder);

export const sealedTables: readonly SealedTable[] = [
  {
    table: 'orders',
    rows: ofUser(),
    columns: ['address', 'dropship', 'note'],
    // Name and city are what a seller's books and the invoice of the order need.
    set: sql`dropship = null, note = '', address = address
      || '{"label": "", "phone": "", "address": "", "sub_district_id": "", "sub_district": "", "area_id": "",
           "area": "", "zipcode": ""}'::jsonb`,
  },
  { table: 'order_groups', rows: ofUser(), columns: ['buyer_tax'], set: sql`buyer_tax = null` },
  { table: 'order_items', rows: ofOrder, columns: ['note'], set: sql`note = ''` },
  {
    table: 'shipments',
    rows: ofOrder,
    columns: ['receiver', 'request'],
    set: sql`receiver = '', request = null`,
  },
  { table: 'shipment_scans', rows: ofShipment, columns: ['receiver'], set: sql`receiver = null` },
  {
    table: 'transfers',
    rows: within('payment_id', 'payments', ofGroup),
    columns: ['sender'],
    set: sql`sender = null`,
  },
  {
    table: 'withdrawals',
    rows: ofUser(),
    columns: ['rekening', 'cabang', 'atas_nama'],
    set: sql`rekening = '', cabang = '', atas_nama = ''`,
  },
];

/** What they are sealed for. */
export const recordsPurpose = 'deleted accounts';

/** Rows that are sealed in one transaction. */
const atOnce = 200;

const inYears = (now: Date, years: number): Date => {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end;
};

const sealSome = (
  ctx: Context,
  subject: DataSubject,
  { table, rows, columns, set }: SealedTable,
): Promise<number> =>
  inTransaction(ctx, async ({ db, keys, clock }) => {
    const { rows: found } = await sql<{ id: number; [column: string]: unknown }>`
      select id, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where ${rows(subject)}
        and id not in (select ref_id from sealed_records where ref_table = ${table})
      order by id limit ${sql.lit(atOnce)} for update`.execute(db);
    if (found.length === 0) return 0;
    const expiresAt = inYears(clock.now(), sealedYears);
    await db
      .insertInto('sealed_records')
      .values(
        found.map(({ id, ...cells }) => ({
          ...{ ref_table: table, ref_id: id, expires_at: expiresAt },
          sealed: keys.seal(recordsPurpose, JSON.stringify(cells)),
        })),
      )
      .execute();
    const ids = found.map(({ id }) => id);
    await sql`update ${sql.table(table)} set ${set} where id in (${sql.join(ids)})`.execute(db);
    return found.length;
  });

/** Seals what tax law wants of somebody's orders and money, and cuts it from the records. */
export const encryptRecords = async (ctx: Context, subject: DataSubject): Promise<void> => {
  for (const table of sealedTables) while ((await sealSome(ctx, subject, table)) === atOnce);
};
