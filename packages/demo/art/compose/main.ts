import { appendFileSync } from 'node:fs';
import { findPhoto } from '../../src/seed/images/photos/find-photo.ts';
import { type Photo, photoKey } from '../../src/seed/images/photos/photo.ts';
import { readBase, readTone } from './base.ts';
import { readFront } from './change-backdrop.ts';
import { composePhoto, type LitBase, lightBackground, nameAppearance } from './compose-photo.ts';
import { findFront, getBaseName, listFinished, listPhotos } from './list-photos.ts';
import { writeImage } from './write-image.ts';

/** Makes what is missing: node main.ts <bases and masks> [<share> <shares>]; several may run side by side. */
const [folder = '', share = '0', shares = '1'] = process.argv.slice(2);
const sameFile = new URL('../../../demo-images/same.tsv', import.meta.url);
const tone = readTone(folder);

/** Goods that look the same are stored once. */
const finished = listFinished();
const missing = listPhotos(folder, finished).filter((photo) => !findPhoto(photo) && photo.shot !== 'd');
const isMine = (photo: Photo) =>
  Number.parseInt(nameAppearance(photo).slice(0, 8), 16) % Number(shares) === Number(share);
const alias = (photo: Photo, file: Photo) =>
  appendFileSync(sameFile, `${photoKey(photo)}\t${photoKey(file)}\n`);
const chosen = new Map<string, Photo[]>();
for (const photo of missing.filter(isMine)) {
  const look = nameAppearance(photo);
  const same = finished.get(look);
  if (same) alias(photo, same);
  else chosen.set(look, [...(chosen.get(look) ?? []), photo]);
}
const firsts = [...chosen.values()].flatMap(([photo]) => photo ?? []);

/** Writes a picture for the first of those that look like it, and names it for the others. */
async function keep(photo: Photo, bytes: Uint8Array): Promise<void> {
  await writeImage(photoKey(photo), bytes);
  for (const same of chosen.get(nameAppearance(photo)) ?? []) if (same !== photo) alias(same, photo);
}

process.stdout.write(`${chosen.size} to make\n`);
const started = Date.now();
let done = 0;
const count = (name: string, photos: number) => {
  done += photos;
  process.stdout.write(`${name}: ${photos}; ${done} in ${Math.round((Date.now() - started) / 1000)} s\n`);
};
for (const [name, photos] of Map.groupBy(firsts, getBaseName)) {
  const shown = Map.groupBy(photos, (photo) => findFront(photo, finished));
  for (const [front, alike] of shown) {
    if (!front) continue;
    const showBefore = await readFront(front, folder, tone);
    for (const photo of alike) await keep(photo, await showBefore(photo.ground));
  }
  const others = shown.get(undefined) ?? [];
  if (others.length) {
    const base = readBase(folder, name);
    for (const [, alike] of Map.groupBy(others, ({ ground }) => ground)) {
      const stage: LitBase = await lightBackground(base, alike[0] as Photo, tone);
      for (const photo of alike) await keep(photo, await composePhoto(photo, stage, tone));
    }
  }
  count(name, photos.length);
}
