import type { Context } from '../platform/context.ts';
import { vacuum } from '../platform/database/tidy-embedded.ts';
import { demoSeller } from './data/people.ts';
import { renderPictures } from './pictures/render-pictures.ts';
import { planMarket } from './plan/plan-market.ts';
import { drawMarket } from './write/market-pictures.ts';
import { writeMarket } from './write/write-market.ts';

export interface SeedMarketInput {
  ctx: Context;
  /** Any whole number; the same one gives the same market. */
  seed: number;
  /** Steps: pictures, stores, products, reviews, offers, search. */
  onProgress(step: string, done: number, total: number): void;
}

const isInhabited = async ({ db }: Context): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

/**
 * Fills an empty marketplace with the demo market. A database with any account in it is left as it is. Interrupted
 * at any moment, the next call starts over; pictures that were rendered stay.
 */
export async function seedMarket({ ctx, seed, onProgress }: SeedMarketInput): Promise<'seeded' | 'kept'> {
  if (await isInhabited(ctx)) return 'kept';
  const market = planMarket({ seed, now: ctx.clock.now() });
  const pictures = drawMarket(market, demoSeller.fullname);
  const files = await renderPictures({
    storage: ctx.storage,
    drawings: pictures.drawings,
    onProgress: (done, total) => onProgress('pictures', done, total),
  });
  await writeMarket(ctx, { market, pictures, files, onProgress });
  await vacuum(ctx.db);
  return 'seeded';
}
