import type { endpoints, HandlerInput, SellerFlashSale } from '@pasar/contract';
import { sql } from 'kysely';
import type { HandlerArgs } from '../../platform/context.ts';
import { findItems, presentItem } from './find-items.ts';
import { findSessions, presentSession } from './find-sessions.ts';
import { ownMerchantId } from './submit-item.ts';

type Query = HandlerInput<typeof endpoints.flashSubmissions.list>['query'];

/** A page of the sessions that are not over, the next one first, with the submissions of the current user's store. */
export const listForSeller = async ({
  ctx,
  input,
}: HandlerArgs<Query>): Promise<{ sessions: SellerFlashSale[]; total: number }> => {
  const merchantId = ownMerchantId(ctx);
  const { rows, total } = await findSessions(ctx, { ...input, status: 'open' }, 'asc');
  const ids = rows.map(({ id }) => id);
  const items = await findItems(
    ctx,
    sql<boolean>`i.flash_sale_id = any(${ids}::bigint[]) and p.merchant_id = ${merchantId}`,
  );
  const now = ctx.clock.now();
  return {
    total,
    sessions: rows.map((sale) => ({
      ...presentSession(sale, now),
      name: ctx.locale === 'en' ? sale.name_en : sale.name_id,
      items: items.filter(({ flash_sale_id }) => flash_sale_id === sale.id).map(presentItem),
    })),
  };
};
