import { appendFileSync } from 'node:fs';
import { findPhoto } from '../../src/seed/images/photos/find-photo.ts';
import { type Photo, photoKey } from '../../src/seed/images/photos/photo.ts';
import { readBase, readTone } from './base.ts';
import { composePhoto, type LitBase, lightBackground, nameAppearance } from './compose-photo.ts';
import { getBaseName, listPhotos } from './list-photos.ts';
import { writeImage } from './write-image.ts';

/** Composes what is missing: node main.ts <bases> [<share> <shares> [<most> [<first>]]]; several may run side by side. */
const [folder = '', share = '0', shares = '1', most = '100000', first = '0'] = process.argv.slice(2);
const sameFile = new URL('../../../demo-images/same.tsv', import.meta.url);
const tone = readTone(folder);

const wanted = listPhotos(folder);

/** Goods that look the same are stored once. */
const files = new Map(wanted.flatMap((photo) => [[nameAppearance(photo), findPhoto(photo)] as const]));

const chosen: Photo[] = [];
for (const photo of wanted.slice(Number(first), Number(most))) {
  if (findPhoto(photo)) continue;
  const look = nameAppearance(photo);
  const same = files.get(look);
  if (same) appendFileSync(sameFile, `${photoKey(photo)}\t${same}\n`);
  else chosen.push(photo);
  files.set(look, same ?? photoKey(photo));
}
const groups = [...Map.groupBy(chosen, getBaseName)].filter((_, at) => at % Number(shares) === Number(share));
const started = Date.now();
let done = 0;
for (const [name, photos] of groups) {
  const base = readBase(folder, name);
  const stages = new Map<number, LitBase>();
  for (const photo of photos) {
    const stage = stages.get(photo.ground) ?? (await lightBackground(base, photo, tone));
    stages.set(photo.ground, stage);
    await writeImage(photoKey(photo), await composePhoto(photo, stage, tone));
    done++;
  }
  process.stdout.write(
    `${name}: ${photos.length}; ${done} in ${Math.round((Date.now() - started) / 1000)} s\n`,
  );
}
