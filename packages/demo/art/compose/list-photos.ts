import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPhoto } from '../../src/seed/images/photos/find-photo.ts';
import { type Photo, photoKey } from '../../src/seed/images/photos/photo.ts';
import { planSeedData } from '../../src/seed/plan/plan-seed-data.ts';
import { demoSeed } from '../../src/seed/plan/seed-size.ts';
import { getModel } from './appearances.ts';

export const getBaseName = (photo: Photo): string => `${getModel(photo)}-${photo.shot}`;

/** What the demo market shows of what is finished or has a base. */
export function listPhotos(folder: string): Photo[] {
  const canRender = (photo: Photo) => existsSync(join(folder, `${getBaseName(photo)}.json`));
  const find = (photo: Photo) => findPhoto(photo) ?? (canRender(photo) ? photoKey(photo) : undefined);
  const { products } = planSeedData({ seed: demoSeed, now: new Date(), find });
  const wanted = products.flatMap(({ pictures }) => pictures.flatMap(({ photo }) => photo ?? []));
  return [...new Map(wanted.map((photo) => [photoKey(photo), photo])).values()];
}
