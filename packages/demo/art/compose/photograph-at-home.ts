import { join } from 'node:path';
import sharp from 'sharp';
import { hashText, type Photo, photoKey } from '../../src/seed/images/photos/photo.ts';
import { cutOut } from './arrange.ts';

/** Where goods stand in each home, and the color of its light. */
const homes = [
  { middle: 470, foot: 640, light: [1.04, 0.95, 0.8] },
  { middle: 330, foot: 640, light: [0.98, 0.98, 0.97] },
  { middle: 480, foot: 650, light: [0.96, 0.99, 1.02] },
  { middle: 330, foot: 640, light: [1.03, 0.97, 0.87] },
] as const;

const plate = 800;
const finished = 600;
const tallest = 370;
const widest = 430;

/** Goods as a buyer shows them: beside the parcel, in the light of the room, held askew, with the grain of a phone. */
export async function photographAtHome(photo: Photo, folder: string): Promise<Buffer> {
  const home = homes[photo.ground % homes.length] ?? homes[0];
  const chance = hashText('home', photoKey(photo));
  const between = (low: number, high: number, turn: number) =>
    low + (((chance >>> turn) & 255) / 255) * (high - low);
  const cut = await cutOut(photo, folder);
  const scale = Math.min(tallest / cut.info.height, widest / cut.info.width) * between(0.86, 1, 0);
  const width = Math.round(cut.info.width * scale);
  const height = Math.round(cut.info.height * scale);
  const middle = Math.round(home.middle + between(-28, 28, 8));
  const [red, green, blue] = home.light;
  const goods = await sharp(cut.data)
    .resize(width, height)
    .linear([red * 0.93, green * 0.93, blue * 0.93, 1], [-4, -4, -4, 0])
    .blur(0.7)
    .toBuffer();
  const shadow = `<svg xmlns="http://www.w3.org/2000/svg" width="${plate}" height="${plate}"><defs><radialGradient id="s"><stop offset="0" stop-color="#140d08" stop-opacity=".62"/><stop offset=".6" stop-color="#140d08" stop-opacity=".3"/><stop offset="1" stop-color="#140d08" stop-opacity="0"/></radialGradient></defs><ellipse cx="${middle}" cy="${home.foot - height * 0.02}" rx="${width * 0.62}" ry="${Math.max(16, width * 0.1)}" fill="url(#s)"/></svg>`;
  const scene = await sharp(join(folder, `home-${photo.ground % homes.length}.png`))
    .removeAlpha()
    .composite([
      { input: Buffer.from(shadow), left: 0, top: 0 },
      { input: goods, left: Math.max(0, middle - Math.round(width / 2)), top: home.foot - height },
    ])
    .png()
    .toBuffer();
  const tilt = between(2.5, 7, 16) * (chance & 1 ? 1 : -1);
  const turned = await sharp(scene)
    .rotate(tilt, { background: '#888888' })
    .toBuffer({ resolveWithObject: true });
  const side = Math.round(between(600, 660, 4));
  const from = (whole: number, shift: number) => Math.round((whole - side) / 2 + shift);
  const grain = await sharp({
    create: {
      width: finished,
      height: finished,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 7 },
    },
  })
    .png()
    .toBuffer();
  return sharp(turned.data)
    .extract({
      left: from(turned.info.width, (home.middle - plate / 2) * 0.5),
      top: from(turned.info.height, 40),
      width: side,
      height: side,
    })
    .resize(finished, finished)
    .modulate({ saturation: 0.92, brightness: between(0.9, 1.06, 12) })
    .composite([{ input: grain, blend: 'soft-light' }])
    .webp({ quality: 44, effort: 5 })
    .toBuffer();
}
