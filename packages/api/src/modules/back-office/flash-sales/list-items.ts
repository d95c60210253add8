import type { AdminFlashItem, endpoints, HandlerInput } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { formatMessage, type Message } from '../../../platform/message.ts';
import {
  countItems,
  findItems,
  listSubmissionProblems,
  presentItem,
  presentSession,
} from '../../flash-sales/index.ts';

type Query = HandlerInput<typeof endpoints.adminFlashSales.items>['query'];
type Items = Awaited<ReturnType<typeof findItems>>;

/** The sessions that items were submitted to, by their numbers. */
const findSessionsOf = async ({ db, clock }: Context, items: Items) => {
  const ids = items.map(({ flash_sale_id }) => flash_sale_id);
  const sales = ids.length
    ? await db.selectFrom('flash_sales').selectAll().where('id', 'in', ids).execute()
    : [];
  const now = clock.now();
  return new Map(
    sales.map((sale) => {
      const { id, server_time: _, ...session } = presentSession(sale, now);
      return [id, session];
    }),
  );
};

const listProblems = (
  item: Items[number],
  session: AdminFlashItem['session']['status'],
): readonly Message[] =>
  session === 'ended' || session === 'cancelled' ? ['flash.session.over'] : listSubmissionProblems(item);

const present = async (ctx: Context, items: Items): Promise<AdminFlashItem[]> => {
  const sessions = await findSessionsOf(ctx, items);
  return items.flatMap((item) => {
    const session = sessions.get(item.flash_sale_id);
    if (!session) return [];
    const problems = item.status === 'submitted' ? listProblems(item, session.status) : [];
    return { ...presentItem(item), session, problems: problems.map((one) => formatMessage(one, ctx.locale)) };
  });
};

/** A page of sellers' submissions, in the order of their arrival. */
export const listItems = async ({
  ctx,
  input: { flash_sale_id, item_id, status, page, per_page },
}: HandlerArgs<Query>): Promise<{ items: AdminFlashItem[]; total: number }> => {
  const ofSession = flash_sale_id === undefined ? sql`true` : sql`i.flash_sale_id = ${flash_sale_id}`;
  const ofItem = item_id === undefined ? sql`true` : sql`i.id = ${item_id}`;
  const ofStatus = status === 'all' ? sql`true` : sql`i.status = ${status}`;
  const where = sql<boolean>`${ofSession} and ${ofItem} and ${ofStatus}`;
  const rows = await findItems(ctx, where, { limit: per_page, offset: (page - 1) * per_page });
  return { items: await present(ctx, rows), total: await countItems(ctx, where) };
};
