import type { Context } from '../../../platform/context.ts';

/** Who bought an order and who owns its store; undefined for an unknown code. */
export const findSides = ({ db }: Context, code: string) =>
  db
    .selectFrom('orders')
    .innerJoin('merchants', 'merchants.id', 'orders.merchant_id')
    .select(['orders.user_id as buyer_id', 'merchants.user_id as owner_id'])
    .where('code', '=', code)
    .executeTakeFirst();
