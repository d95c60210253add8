import { existsSync, writeFileSync } from 'node:fs';
import { type Photo, photoKey } from '../../src/seed/images/photos/photo.ts';
import { readBase, readTone } from './base.ts';
import { composePhoto, type LitBase, lightBackground } from './compose-photo.ts';
import { getBaseName, listPhotos } from './list-photos.ts';

/** Composes what is missing: node main.ts <bases> [<share> <shares> [<most> [<first>]]]; several may run side by side. */
const [folder = '', share = '0', shares = '1', most = '100000', first = '0'] = process.argv.slice(2);
const target = new URL('../../../demo-images/images/', import.meta.url);
const tone = readTone(folder);

const fileOf = (photo: Photo) => new URL(`${photoKey(photo)}.webp`, target);

const chosen = listPhotos(folder)
  .slice(Number(first), Number(most))
  .filter((photo) => !existsSync(fileOf(photo)));
const groups = [...Map.groupBy(chosen, getBaseName)].filter((_, at) => at % Number(shares) === Number(share));
const started = Date.now();
let done = 0;
for (const [name, photos] of groups) {
  const base = readBase(folder, name);
  const stages = new Map<number, LitBase>();
  for (const photo of photos) {
    if (existsSync(fileOf(photo))) continue;
    const stage = stages.get(photo.ground) ?? lightBackground(base, photo.ground, tone);
    stages.set(photo.ground, stage);
    writeFileSync(fileOf(photo), await composePhoto(photo, stage, tone));
    done++;
  }
  process.stdout.write(
    `${name}: ${photos.length}; ${done} in ${Math.round((Date.now() - started) / 1000)} s\n`,
  );
}
