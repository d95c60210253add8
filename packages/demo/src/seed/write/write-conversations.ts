import { type Context, computeResponseTimes, minute } from '@pasar/api/plugin';
import { createChance } from '../chance.ts';
import { getConversationLines } from '../data/conversations.ts';
import type { SeedData } from '../plan/seed-data.ts';
import { type BulkRows, bulkInsert, numberAfter } from './history/bulk-insert.ts';
import { at } from './insert-rows.ts';

interface WriteConversations {
  merchants: readonly number[];
  /** The accounts of the stores' owners. */
  owners: readonly number[];
  buyers: readonly number[];
  demoBuyer: number;
  demoStore: number;
  products: readonly number[];
}

/** Conversations of a store in the last 25 days; a few stores have too few for a figure. */
const mostOfStore = 9;
const oldestMinutes = 25 * 24 * 60;

interface Line {
  side: 'buyer' | 'seller';
  text: string;
  at: Date;
}

/** Stores differ in how soon they reply, and each of them from case to case. */
const addTimes = (
  { now }: SeedData,
  lines: readonly (readonly ['buyer' | 'seller', string])[],
  { ago, pace, next }: { ago: number; pace: number; next(): number },
): Line[] => {
  let time = now.getTime() - ago * minute;
  return lines.map(([side, text], place) => {
    if (place > 0) time += (side === 'seller' ? pace * (0.5 + next()) : 1 + next() * 5) * minute;
    return { side, text, at: new Date(Math.min(time, now.getTime() - minute)) };
  });
};

/** What buyers wrote to stores about their products, and what came back; the reply times follow from it. */
export async function writeConversations(
  ctx: Context,
  market: SeedData,
  ids: WriteConversations,
): Promise<void> {
  const chance = createChance(977);
  const ofStore = Map.groupBy(
    market.products.flatMap((product, place) =>
      product.status === 'PUBLISH' ? [{ product, id: at(ids.products, place) }] : [],
    ),
    ({ product }) => product.store,
  );
  const conversations: BulkRows<'conversations'>[number][] = [];
  const messages: BulkRows<'messages'>[number][] = [];
  for (const [store, merchant_id] of ids.merchants.entries()) {
    const products = ofStore.get(store);
    if (!products) continue;
    const pace = chance.between(3, 90);
    const wanted = chance.shuffle(ids.buyers).slice(0, chance.between(3, mostOfStore));
    const withDemo = store === ids.demoStore ? [...wanted, ids.demoBuyer] : wanted;
    for (const user_id of new Set(withDemo.filter((buyer) => buyer !== at(ids.owners, store)))) {
      const { product, id: ref_id } = chance.pick(products);
      const ago = chance.between(2 * 60, oldestMinutes);
      const lines = addTimes(market, getConversationLines(product, chance), {
        ...{ ago, pace, next: chance.next },
      });
      const [first] = lines;
      if (!first) continue;
      const conversation_id = conversations.length + 1;
      const card = { side: 'buyer' as const, text: '', at: first.at };
      for (const [place, line] of [card, ...lines].entries()) {
        const id = messages.length + 1;
        messages.push({
          ...{
            id,
            conversation_id,
            side: line.side,
            kind: place === 0 ? 'product' : 'text',
            text: line.text,
          },
          ...{ author_id: line.side === 'buyer' ? user_id : at(ids.owners, store), client_id: `seed-${id}` },
          ...{ ref_id: place === 0 ? ref_id : null, media_ids: [], sent_at: line.at },
        });
      }
      const last = { id: messages.length, ...at(lines, lines.length - 1) };
      // The demo seller has something to reply to, and heard of it when it was written.
      const isUnread = last.side === 'buyer';
      conversations.push({
        ...{ id: conversation_id, user_id, merchant_id, created_at: first.at },
        ...{ last_message_id: last.id, last_message_at: last.at, buyer_read_id: last.id },
        ...{ seller_read_id: isUnread ? 0 : last.id, seller_alerted_id: last.id, seller_alerted_at: last.at },
      });
    }
  }
  await bulkInsert(ctx.db, 'conversations', conversations);
  await numberAfter(ctx.db, 'conversations', conversations.length + 1);
  await bulkInsert(ctx.db, 'messages', messages);
  await numberAfter(ctx.db, 'messages', messages.length + 1);
  await computeResponseTimes(ctx);
}
