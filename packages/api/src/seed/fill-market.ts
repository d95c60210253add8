import { vacuum } from '../platform/database/tidy-embedded.ts';
import { demoSeller } from './data/people.ts';
import { renderPictures } from './pictures/render-pictures.ts';
import { wholeSize } from './plan/market-size.ts';
import { planMarket } from './plan/plan-market.ts';
import type { SeedMarketInput } from './seed-market.ts';
import { drawMarket } from './write/market-pictures.ts';
import { writeMarket } from './write/write-market.ts';

/** Plans, draws and writes the demo market into an empty database. */
export async function fillMarket({ ctx, seed, size, onProgress }: SeedMarketInput): Promise<void> {
  const market = planMarket({ seed, now: ctx.clock.now(), size: wholeSize(size) });
  const pictures = drawMarket(market, demoSeller.fullname);
  const files = await renderPictures({
    storage: ctx.storage,
    drawings: pictures.drawings,
    onProgress: (done, total) => onProgress('pictures', done, total),
  });
  await writeMarket(ctx, { market, pictures, files, onProgress });
  await vacuum(ctx.db);
}
