import type { endpoints, FlashItem, HandlerInput } from '@pasar/contract';
import { sql } from 'kysely';
import type { HandlerArgs } from '../../../platform/context.ts';
import { countItems, findItems, presentItem } from '../../flash-sales/index.ts';

type Query = HandlerInput<typeof endpoints.adminFlashSales.items>['query'];

/** A page of sellers' submissions, in the order of their arrival. */
export const listItems = async ({
  ctx,
  input: { flash_sale_id, status, page, per_page },
}: HandlerArgs<Query>): Promise<{ items: FlashItem[]; total: number }> => {
  const ofSession = flash_sale_id === undefined ? sql`true` : sql`i.flash_sale_id = ${flash_sale_id}`;
  const ofStatus = status === 'all' ? sql`true` : sql`i.status = ${status}`;
  const where = sql<boolean>`${ofSession} and ${ofStatus}`;
  const rows = await findItems(ctx, where, { limit: per_page, offset: (page - 1) * per_page });
  return { items: rows.map(presentItem), total: await countItems(ctx, where) };
};
