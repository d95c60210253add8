import { type Context, day, hour, minute } from '@pasar/api/plugin';
import { type Chance, createChance } from '../chance.ts';
import { getQuestionTopics } from '../data/questions.ts';
import type { SeedData, SeedProduct } from '../plan/seed-data.ts';
import type { SeedReview } from '../plan/seed-review.ts';
import { type BulkRows, bulkInsert, numberAfter } from './history/bulk-insert.ts';
import { at } from './insert-rows.ts';

interface WriteQuestions {
  products: readonly number[];
  merchants: readonly number[];
  /** The accounts of the stores' owners. */
  owners: readonly number[];
  buyers: readonly number[];
  demoStore: number;
  /** The order line behind a review: only who has bought it answers. */
  items: ReadonlyMap<SeedReview, number>;
}

const mostOfProduct = 4;
/** The demo seller has so many to answer at first. */
const waitingForDemo = 4;
const oldestDays = 75;

interface Plan {
  product: SeedProduct;
  place: number;
  count: number;
  /** The first one waits for the store. */
  waits: boolean;
}

/** Products that are bought are asked about; of the demo store some questions wait. */
const planCounts = ({ products }: SeedData, chance: Chance, demoStore: number): Plan[] => {
  let waiting = 0;
  return products.flatMap((product, place) => {
    const { status, reviews, store } = product;
    if (status !== 'PUBLISH' || reviews.length === 0) return [];
    const forDemo = store === demoStore && waiting < waitingForDemo;
    if (!forDemo && !chance.happens(0.45)) return [];
    if (forDemo) waiting++;
    const waits = forDemo || (store !== demoStore && chance.happens(0.15));
    return [{ product, place, count: chance.between(waits ? 2 : 1, mostOfProduct), waits }];
  });
};

/** What people asked about products, and what stores and buyers answered. */
export async function writeQuestions(ctx: Context, market: SeedData, ids: WriteQuestions): Promise<void> {
  const chance = createChance(463);
  const now = market.now.getTime();
  const questions: BulkRows<'product_questions'>[number][] = [];
  const answers: BulkRows<'product_answers'>[number][] = [];
  const nameOf = (buyer: number) => at(market.buyers, buyer).name;
  for (const { product, place, count, waits } of planCounts(market, chance, ids.demoStore)) {
    const { store } = product;
    const merchant_id = at(ids.merchants, store);
    const answering = product.reviews.filter((review) => review.rating >= 4 && ids.items.has(review));
    const since = Math.max(now - oldestDays * day, product.createdAt.getTime());
    for (const [nth, topic] of getQuestionTopics(product, chance).slice(0, count).entries()) {
      const isWaiting = waits && nth === 0;
      const asker = chance.between(0, market.buyers.length - 1);
      const asked = isWaiting
        ? now - chance.between(2 * 60, 40 * 60) * minute
        : since + Math.max(0, now - 2 * day - since) * chance.next();
      const question_id = questions.length + 1;
      questions.push({
        ...{ id: question_id, product_id: at(ids.products, place), merchant_id, text: topic.question },
        ...{ user_id: at(ids.buyers, asker), author_name: nameOf(asker), created_at: new Date(asked) },
      });
      if (isWaiting) continue;
      const replied = asked + chance.between(8, 20 * 60) * minute;
      answers.push({
        ...{ id: answers.length + 1, question_id, side: 'seller', text: topic.store },
        ...{ user_id: at(ids.owners, store), author_name: at(market.stores, store).owner.fullname },
        created_at: new Date(replied),
      });
      const [helper] = chance.shuffle(answering);
      if (!topic.buyer || !helper || helper.buyer === asker || !chance.happens(0.35)) continue;
      const helped = Math.max(replied, helper.createdAt.getTime()) + chance.between(1, 24) * hour;
      if (helped >= now) continue;
      answers.push({
        ...{ id: answers.length + 1, question_id, side: 'buyer', text: topic.buyer },
        ...{ user_id: at(ids.buyers, helper.buyer), author_name: nameOf(helper.buyer) },
        created_at: new Date(helped),
      });
    }
  }
  await bulkInsert(
    ctx.db,
    'product_questions',
    questions.map((row) => ({ ...row, state: 'visible' as const })),
  );
  await numberAfter(ctx.db, 'product_questions', questions.length + 1);
  await bulkInsert(
    ctx.db,
    'product_answers',
    answers.map((row) => ({ ...row, state: 'visible' as const })),
  );
  await numberAfter(ctx.db, 'product_answers', answers.length + 1);
}
