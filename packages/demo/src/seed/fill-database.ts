import { vacuum } from '@pasar/api/plugin';
import { demoSeller } from './data/users.ts';
import { renderImages } from './images/render-images.ts';
import { planSeedData } from './plan/plan-seed-data.ts';
import { demoSeed, resolveSeedSize } from './plan/seed-size.ts';
import type { SeedDatabaseInput } from './seed-database.ts';
import { buildSeedImages } from './write/build-seed-images.ts';
import { writeSeedData } from './write/write-seed-data.ts';

/** Plans, draws and writes the demo market into an empty database. */
export async function fillDatabase({
  ctx,
  seed = demoSeed,
  size,
  onProgress,
}: SeedDatabaseInput): Promise<void> {
  const market = planSeedData({ seed, now: ctx.clock.now(), size: resolveSeedSize(size) });
  const pictures = buildSeedImages(market, demoSeller.fullname);
  const files = await renderImages({
    storage: ctx.storage,
    drawings: pictures.drawings,
    photos: pictures.photos,
    onProgress: (done, total) => onProgress('pictures', done, total),
  });
  await writeSeedData(ctx, { market, pictures, files, onProgress });
  await vacuum(ctx.db);
}
