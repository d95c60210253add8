import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPhoto } from '../../src/seed/images/photos/find-photo.ts';
import { type Photo, photoKey } from '../../src/seed/images/photos/photo.ts';
import { listBuyerPhotos } from '../../src/seed/plan/plan-images.ts';
import { planSeedData } from '../../src/seed/plan/plan-seed-data.ts';
import { demoSeed } from '../../src/seed/plan/seed-size.ts';
import { getModel } from './appearances.ts';
import { photographAtHome } from './photograph-at-home.ts';
import { writeImage } from './write-image.ts';

/** Photographs what is reviewed most beside its parcel: node photograph-all.ts <bases and homes> <how many makes> */
const [folder = '', most = '0'] = process.argv.slice(2);

/** Clothes that a studio shows upright would not stand on a floor. */
const hanging = new Set(['shirt', 'long-shirt', 'tee', 'jacket', 'trousers']);

const canShow = (photo: Photo) => {
  const model = getModel(photo) ?? '';
  return !hanging.has(model) && existsSync(join(folder, `${model}-a.json`));
};

const { products } = planSeedData({ seed: demoSeed, now: new Date() });
const reviewed = new Map<string, { photos: Photo[]; times: number }>();
for (const { spec, reviews } of products) {
  const photos = listBuyerPhotos(spec);
  const [first] = photos;
  if (!first || !canShow(first)) continue;
  const key = photoKey(first);
  reviewed.set(key, { photos, times: (reviewed.get(key)?.times ?? 0) + reviews.length });
}
const wanted = [...reviewed.values()]
  .toSorted((one, other) => other.times - one.times)
  .slice(0, Number(most));
for (const photo of wanted.flatMap(({ photos }) => photos))
  if (!findPhoto(photo)) await writeImage(photoKey(photo), await photographAtHome(photo, folder));
