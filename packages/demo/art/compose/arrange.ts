import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImage } from '@pasar/demo-images';
import sharp from 'sharp';
import { type Piece, places } from '../../src/seed/images/compose-art.ts';
import { findPhoto } from '../../src/seed/images/photos/find-photo.ts';
import { type Photo, paleGrounds } from '../../src/seed/images/photos/photo.ts';
import { getColors, listCovers } from '../../src/seed/plan/plan-images.ts';
import { everyMake } from '../../src/seed/plan/select-store-products.ts';
import { getModel } from './appearances.ts';
import { type Base, roles, wide } from './base.ts';
import { cropBase } from './compose-photo.ts';

const finished = 600;
/** Where things stand in their square, and how much of it they fill. */
const foot = 0.85;
const share = 0.8;

/** A finished front of a kind, in this color where there is one. */
const findFront = ([motif, palette]: Piece) => {
  const makes = everyMake.filter(({ kind }) => kind.motif === motif);
  const fronts = makes.flatMap((make) =>
    getColors(make).flatMap((color) => listCovers(make, color).slice(0, 1)),
  );
  const made = fronts.filter(findPhoto);
  const front = made.find((photo) => photo.palette === palette) ?? made[0];
  if (!front) throw new Error(`There is no finished front of ${motif}`);
  return front;
};

/** The finished front of what a photo shows, before any pale background. */
const findWhole = (photo: Photo): Photo => {
  const fronts = Array.from({ length: paleGrounds }, (_, ground): Photo => ({ ...photo, shot: 'a', ground }));
  const front = fronts.find(findPhoto);
  if (!front) throw new Error(`There is no finished front of ${photo.motif} ${photo.brand} ${photo.line}`);
  return front;
};

/** The thing alone: what is ground in its base becomes transparent, the rest is cut to its edges. */
export async function cutOut(shown: Photo, folder: string) {
  const front = findWhole(shown);
  const name = `${getModel(front)}-a`;
  const { box } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Pick<Base, 'box'>;
  const goods = readFileSync(join(folder, `${name}.role`)).map((role) => (role === roles.ground ? 0 : 255));
  const { left, top, side } = cropBase({ box }, front);
  const mask = await sharp(Buffer.from(goods), { raw: { width: wide, height: wide, channels: 1 } })
    .extract({ left, top, width: side, height: side })
    .resize(finished, finished)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  // A pixel that is half ground would shine at the edge.
  const alpha = mask.map((value) => Math.max(0, Math.min(255, (value - 100) * 1.7)));
  const file = await readImage(findPhoto(front) ?? '');
  const square = { width: finished, height: finished };
  const pixels = await sharp(file).removeAlpha().raw().toBuffer();
  const picture = await sharp(pixels, { raw: { ...square, channels: 3 } })
    .joinChannel(Buffer.from(alpha), { raw: { ...square, channels: 1 } })
    .png()
    .toBuffer();
  return sharp(picture)
    .trim({ background: '#00000000', threshold: 8 })
    .png()
    .toBuffer({ resolveWithObject: true });
}

const shadow = (x: number, y: number, reach: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${reach}" ry="${reach * 0.13}" fill="url(#s)"/>`;

/** Up to three things in one group without ground, in the light of the studio: WebP of 600 × 600. */
export async function arrange(pieces: readonly Piece[], folder: string): Promise<Buffer> {
  const standing = pieces.length === 1 ? ([[0, 0, finished]] as const) : (places[pieces.length] ?? []);
  const layers = await Promise.all(
    pieces.map(async (piece, at) => {
      const [x = 0, y = 0, size = finished] = standing[at] ?? [];
      const cut = await cutOut(findFront(piece), folder);
      const scale =
        Math.min(share / cut.info.width, (share - 0.02) / cut.info.height) * size * (piece[2] ?? 1);
      const width = Math.round(cut.info.width * scale);
      const height = Math.round(cut.info.height * scale);
      const middle = x + size / 2;
      const floor = Math.round(y + size * foot);
      const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><defs><radialGradient id="s"><stop offset="0" stop-color="#1c0414" stop-opacity=".5"/><stop offset=".6" stop-color="#1c0414" stop-opacity=".22"/><stop offset="1" stop-color="#1c0414" stop-opacity="0"/></radialGradient></defs>${shadow(middle, floor - height * 0.02, width * 0.6)}</svg>`;
      return [
        { input: Buffer.from(ground), left: 0, top: 0 },
        {
          input: await sharp(cut.data).resize(width, height).toBuffer(),
          left: Math.max(0, Math.min(finished - width, Math.round(middle - width / 2))),
          top: Math.max(0, floor - height),
        },
      ];
    }),
  );
  return sharp({ create: { width: finished, height: finished, channels: 4, background: '#00000000' } })
    .composite(layers.flat())
    .webp({ quality: 74, alphaQuality: 80, effort: 5 })
    .toBuffer();
}
