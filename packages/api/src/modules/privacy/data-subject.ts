import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** Whose rows are looked for. */
export interface DataSubject {
  userId: number;
  email: string;
  /** The store that they own. */
  merchantId: number | null;
}

/** Which rows of a table belong to a person. */
export type Rows = (subject: DataSubject) => RawBuilder<unknown>;

/** Rows that name the user in a column. */
export const ofUser =
  (column = 'user_id'): Rows =>
  ({ userId }) =>
    sql`${sql.ref(column)} = ${userId}`;
/** Rows that name the store in a column; none without a store. */
export const ofStore =
  (column = 'merchant_id'): Rows =>
  ({ merchantId }) =>
    sql`${sql.ref(column)} = ${merchantId}::bigint`;
/** Rows that name the email address in a column. */
export const ofEmail =
  (column = 'email'): Rows =>
  ({ email }) =>
    sql`${sql.ref(column)} = ${email}`;
/** Rows whose column is the id of such rows of another table. */
export const within =
  (column: string, table: string, rows: Rows, key = 'id'): Rows =>
  (subject) =>
    sql`${sql.ref(column)} in (select ${sql.ref(key)} from ${sql.table(table)} where ${rows(subject)})`;
export const both =
  (one: Rows, other: Rows): Rows =>
  (subject) =>
    sql`(${one(subject)} and ${other(subject)})`;
export const either =
  (one: Rows, other: Rows): Rows =>
  (subject) =>
    sql`(${one(subject)} or ${other(subject)})`;
/** Rows whose column holds this text. */
export const is =
  (column: string, value: string): Rows =>
  () =>
    sql`${sql.ref(column)} = ${value}`;

export const ofOrder = within('order_id', 'orders', ofUser());
export const ofStoreOrder = within('order_id', 'orders', ofStore());
export const ofProduct = within('product_id', 'products', ofStore());

/** Reads who a user is. Throws for an unknown id. */
export const readDataSubject = async ({ db }: Pick<Context, 'db'>, userId: number): Promise<DataSubject> => {
  const { email, merchantId } = await db
    .selectFrom('users')
    .leftJoin('merchants', 'merchants.user_id', 'users.id')
    .select(['users.email', 'merchants.id as merchantId'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return { userId, email, merchantId };
};
