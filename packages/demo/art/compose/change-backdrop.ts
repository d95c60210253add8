import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImage } from '@pasar/demo-images';
import sharp from 'sharp';
import { findPhoto } from '../../src/seed/images/photos/find-photo.ts';
import type { Photo } from '../../src/seed/images/photos/photo.ts';
import { getModel } from './appearances.ts';
import { type Base, roles, toneAt, wide } from './base.ts';
import { cropBase } from './compose-photo.ts';
import { getBackground, tableShare } from './grounds.ts';

const finished = 600;
/** How near to the edge of the goods a pixel is no longer ground alone. */
const edge = 2;
/** How far light is averaged, in pixels. */
const soft = 4;

/** How much light makes each byte of a picture: the way back through the film. */
const lightByByte = (tone: Uint8Array): Float32Array => {
  const sums = new Float32Array(256);
  const counts = new Float32Array(256);
  tone.forEach((byte, step) => {
    sums[byte] = (sums[byte] ?? 0) + (step / (tone.length - 1)) ** 2 * 8;
    counts[byte] = (counts[byte] ?? 0) + 1;
  });
  return sums.map((sum, byte) => sum / Math.max(1, counts[byte] ?? 1));
};

interface Mask {
  /** How much of each pixel is ground, 0–255. */
  ground: Buffer;
  /** The row on which the goods stand. */
  foot: number;
}

const masks = new Map<string, Promise<Mask>>();

/** The mask of all fronts of a model. */
async function readMask(front: Photo, folder: string): Promise<Mask> {
  const name = `${getModel(front)}-${front.shot}`;
  const { box } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Pick<Base, 'box'>;
  const ground = readFileSync(join(folder, `${name}.role`)).map((role) => (role === roles.ground ? 255 : 0));
  const { left, top, side } = cropBase({ box }, front);
  const mask = await sharp(Buffer.from(ground), { raw: { width: wide, height: wide, channels: 1 } })
    .extract({ left, top, width: side, height: side })
    .resize(finished, finished)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { ground: mask, foot: ((box[3] - top) / side) * finished };
}

/** The average of the ground along rows or columns, `step` apart: without the noise of the front's compression. */
function smoothen(light: Float32Array, isGround: Uint8Array, step: number): Float32Array {
  const out = new Float32Array(light.length);
  for (let at = 0; at < light.length; at++) {
    if (!isGround[at]) continue;
    let [sum, count] = [0, 0];
    for (let beside = Math.max(0, at - soft * step); beside <= at + soft * step; beside += step) {
      if (!isGround[beside]) continue;
      sum += light[beside] as number;
      count++;
    }
    out[at] = sum / count;
  }
  return out;
}

/** What changes in the ground beside a pixel at the edge of the goods. */
function averageAround(change: Float32Array, isGround: Uint8Array, pixel: number, channel: number): number {
  let [sum, count] = [0, 0];
  for (let y = -edge; y <= edge; y++)
    for (let x = -edge; x <= edge; x++) {
      const beside = pixel + y * finished + x;
      if (!isGround[beside]) continue;
      sum += change[beside * 3 + channel] ?? 0;
      count++;
    }
  return count ? sum / count : 0;
}

/** Shows a finished front before any ground: what is ground is lit in the other color, its shadows stay. */
export async function readFront(
  front: Photo,
  folder: string,
  tone: Uint8Array,
): Promise<(ground: number) => Promise<Buffer>> {
  const model = getModel(front) ?? '';
  const reading = masks.get(model) ?? readMask(front, folder);
  masks.set(model, reading);
  const mask = await reading;
  const lights = lightByByte(tone);
  const file = await readImage(findPhoto(front) ?? '');
  const pixels = await sharp(file).removeAlpha().raw().toBuffer();
  const isGround = Uint8Array.from(mask.ground, (value) => (value > 250 ? 1 : 0));
  // The light on a ground has no color: what color there is ran out of the goods when the front was compressed.
  const light = new Float32Array(finished * finished);
  const { wall: from } = getBackground(front.ground);
  for (let pixel = 0; pixel < light.length; pixel++)
    for (let k = 0 as 0 | 1 | 2; k < 3; k++)
      light[pixel] =
        (light[pixel] as number) + (lights[pixels[pixel * 3 + k] as number] as number) / from[k] / 3;
  const smooth = smoothen(smoothen(light, isGround, 1), isGround, finished);

  return (ground) => {
    const { wall, table } = getBackground(ground);
    const change = new Float32Array(pixels.length);
    for (let pixel = 0; pixel < light.length; pixel++) {
      if (!isGround[pixel]) continue;
      const share = tableShare(Math.floor(pixel / finished), mask.foot, finished, front.shot);
      for (let k = 0 as 0 | 1 | 2; k < 3; k++) {
        const color = wall[k] + (table[k] - wall[k]) * share;
        change[pixel * 3 + k] =
          (tone[toneAt((smooth[pixel] as number) * color)] as number) - (pixels[pixel * 3 + k] as number);
      }
    }
    const out = Buffer.from(pixels);
    for (let pixel = 0; pixel < light.length; pixel++) {
      const weight = (mask.ground[pixel] as number) / 255;
      if (weight === 0) continue;
      for (let k = 0; k < 3; k++) {
        const by = isGround[pixel] ? change[pixel * 3 + k] : averageAround(change, isGround, pixel, k);
        out[pixel * 3 + k] = Math.max(
          0,
          Math.min(255, (pixels[pixel * 3 + k] as number) + (by as number) * weight),
        );
      }
    }
    return sharp(out, { raw: { width: finished, height: finished, channels: 3 } })
      .webp({ quality: 36, effort: 6 })
      .toBuffer();
  };
}
