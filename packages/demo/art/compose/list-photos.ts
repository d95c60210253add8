import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPhoto } from '../../src/seed/images/photos/find-photo.ts';
import { type Photo, paleGrounds, photoKey } from '../../src/seed/images/photos/photo.ts';
import { getColors, listCovers, listDetails } from '../../src/seed/plan/plan-images.ts';
import { planSeedData } from '../../src/seed/plan/plan-seed-data.ts';
import { demoSeed } from '../../src/seed/plan/seed-size.ts';
import { everyMake } from '../../src/seed/plan/select-store-products.ts';
import { getModel } from './appearances.ts';
import { nameAppearance } from './compose-photo.ts';

export const getBaseName = (photo: Photo): string => `${getModel(photo)}-${photo.shot}`;

/** What is finished, by what it looks like: the photo that the file was made for. */
export function listFinished(): Map<string, Photo> {
  const photos = everyMake.flatMap((make) =>
    getColors(make).flatMap((color) => [...listCovers(make, color), ...listDetails(make, color)]),
  );
  const own = photos.filter((photo) => findPhoto(photo)?.startsWith(photoKey(photo)));
  return new Map(own.map((photo) => [nameAppearance(photo), photo]));
}

/** The finished front that only needs another backdrop. */
export const findFront = (photo: Photo, finished: ReadonlyMap<string, Photo>): Photo | undefined =>
  photo.shot === 'a' && photo.view === 'whole' && photo.ground >= paleGrounds
    ? finished.get(nameAppearance({ ...photo, ground: 0 }))
    : undefined;

/** What the demo market shows of what is finished, or can be made of the bases and masks in a folder. */
export function listPhotos(folder: string, finished: ReadonlyMap<string, Photo>): Photo[] {
  const has = (photo: Photo, kind: string) => existsSync(join(folder, `${getBaseName(photo)}.${kind}`));
  const canMake = (photo: Photo) =>
    has(photo, 'light') || (has(photo, 'role') && findFront(photo, finished) !== undefined);
  const files = new Map([...finished].map(([look, photo]) => [look, photoKey(photo)]));
  const find = (photo: Photo) => {
    const file = findPhoto(photo);
    if (file || photo.shot === 'd') return file;
    const look = nameAppearance(photo);
    if (!files.has(look) && canMake(photo)) files.set(look, photoKey(photo));
    return files.get(look);
  };
  const { products } = planSeedData({ seed: demoSeed, now: new Date(), find });
  const wanted = products.flatMap(({ pictures }) => pictures.flatMap(({ photo }) => photo ?? []));
  return [...new Map(wanted.map((photo) => [photoKey(photo), photo])).values()];
}
