import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { palettes } from '../../src/seed/images/palettes.ts';
import { type Photo, paleGrounds } from '../../src/seed/images/photos/photo.ts';
import { type Appearance, appearances, type Colors, getModel } from './appearances.ts';
import { type Base, linearLight, roles, toneAt, wide } from './base.ts';
import { getBackground, type Light, tableShare, toLight } from './grounds.ts';
import { renderPrint } from './prints.ts';

/** Nothing that is photographed is whiter than paper: brighter colors would lose their folds. */
const dimmed = (color: Light): Light => {
  const share = Math.min(1, 0.72 / Math.max(...color));
  return [color[0] * share, color[1] * share, color[2] * share];
};

interface Print {
  data: Buffer;
  width: number;
  height: number;
}

const rasterize = async (svg: string): Promise<Print> => {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const colorsOf = ({ motif, palette: name, line }: Photo): Colors => {
  const palette = palettes[name];
  const { main, accent, deep, soft } = palette;
  return { main, accent, deep, soft, ...appearances[motif]?.colors?.(palette, line) };
};

const printOf = (photo: Photo, look: Appearance): string =>
  renderPrint(photo, look.print, getModel(photo) ?? look.model);

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const surfaces = new Map<string, string>();

/** The model of a product with its colors and prints, remembered: many photos show the same. */
function nameSurfaces(photo: Photo): string {
  const { motif, palette, brand, line, size } = photo;
  const name = JSON.stringify([motif, palette, brand, line, size]);
  const look = appearances[motif];
  if (!look) throw new Error(`${motif} has no look`);
  const seen =
    surfaces.get(name) ?? hash(JSON.stringify([getModel(photo), colorsOf(photo), printOf(photo, look)]));
  surfaces.set(name, seen);
  return seen;
}

/** What a photo looks like: two with the same are one picture. One pale background is as good as another. */
export const nameAppearance = (photo: Photo): string => {
  const { shot, view, ground } = photo;
  return [nameSurfaces(photo), shot, view, ground < paleGrounds ? 0 : ground].join(' ');
};

const finished = 600;

/** The part of a base that a picture shows: the goods with some room around them, or their middle. */
export const cropBase = (
  { box: [left, top, right, bottom] }: Pick<Base, 'box'>,
  { view, shot }: Pick<Photo, 'view' | 'shot'>,
) => {
  // Glass and metal cannot be told from a room: the box of goods in one may be too small.
  if (shot === 'c' && view === 'whole') return { left: 80, top: 80, side: wide - 160 };
  const span = Math.max(right - left, bottom - top);
  const side = Math.min(wide, Math.round(span * (view !== 'near' ? 1.3 : shot === 'c' ? 0.74 : 0.58)));
  const place = (low: number, high: number, share: number) =>
    Math.round(Math.max(0, Math.min(wide - side, low + (high - low) * share - side / 2)));
  const near = view === 'near';
  return { left: place(left, right, near ? 0.46 : 0.5), top: place(top, bottom, near ? 0.42 : 0.49), side };
};

/** A base with its ground lit in one color, and the pixels that a product decides. */
export interface LitBase {
  base: Base;
  ground: Uint8Array;
  pixels: Uint32Array;
}

/** A room is out of focus: what its few samples left of noise is smoothed, up to the edges of the goods. */
async function softenRoom({ role, plain }: Base): Promise<Uint8Array> {
  const isRoom = (at: number) => role[at] === roles.plain || role[at] === roles.table;
  const blur = async (data: Uint8Array, channels: 1 | 3) =>
    sharp(data, { raw: { width: wide, height: wide, channels } })
      .blur(3.2)
      .toColourspace(channels === 1 ? 'b-w' : 'srgb')
      .raw()
      .toBuffer();
  const weight = await blur(
    role.map((_, at) => (isRoom(at) ? 255 : 0)),
    1,
  );
  const soft = await blur(
    plain.map((value, at) => (isRoom(Math.floor(at / 3)) ? value : 0)),
    3,
  );
  return plain.map((value, at) => {
    const pixel = Math.floor(at / 3);
    return isRoom(pixel) ? Math.min(255, ((soft[at] ?? 0) * 255) / Math.max(1, weight[pixel] ?? 0)) : value;
  });
}

export async function lightBackground(
  base: Base,
  { ground, shot }: Pick<Photo, 'ground' | 'shot'>,
  tone: Uint8Array,
): Promise<LitBase> {
  const { wall, table } = getBackground(ground);
  const { light, gloss, role, box } = base;
  const unit = cropBase(base, { shot, view: 'whole' }).side;
  const plain = shot === 'c' ? await softenRoom(base) : base.plain;
  const lit = new Uint8Array(wide * wide * 3);
  const pixels: number[] = [];
  for (let at = 0; at < wide * wide; at++) {
    const what = role[at] as number;
    const p = at * 3;
    if (what === roles.ground) {
      const share = tableShare(Math.floor(at / wide), box[3], unit, shot);
      for (let k = 0 as 0 | 1 | 2; k < 3; k++) {
        const color = wall[k] + (table[k] - wall[k]) * share;
        lit[p + k] = tone[
          toneAt((color * (light[p + k] as number) + (gloss[p + k] as number)) / 8192)
        ] as number;
      }
    } else if (what >= roles.main && what <= roles.soft) pixels.push(at);
    else for (let k = 0; k < 3; k++) lit[p + k] = plain[p + k] as number;
  }
  return { base, ground: lit, pixels: Uint32Array.from(pixels) };
}

/** The color of a print at a place, over the color below it, into `ink`. */
function sample({ data, width, height }: Print, u: number, v: number, below: Light, ink: Float32Array): void {
  const x = (u - Math.floor(u)) * width - 0.5;
  const y = (1 - (v - Math.floor(v))) * height - 0.5;
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const rows = [((y0 + height) % height) * width, ((y0 + 1) % height) * width] as const;
  const columns = [(x0 + width) % width, (x0 + 1) % width] as const;
  ink.fill(0);
  let alpha = 0;
  for (let j = 0; j < 2; j++)
    for (let i = 0; i < 2; i++) {
      const at = ((rows[j] as number) + (columns[i] as number)) * 4;
      const weight = (i ? fx : 1 - fx) * (j ? fy : 1 - fy) * ((data[at + 3] as number) / 255);
      alpha += weight;
      for (let k = 0; k < 3; k++)
        ink[k] = (ink[k] as number) + (linearLight[data[at + k] as number] as number) * weight;
    }
  for (let k = 0; k < 3; k++) ink[k] = (ink[k] as number) + below[k as 0 | 1 | 2] * (1 - alpha);
}

/** One finished picture: the surfaces of a base in the colors and prints of a product. */
export async function composePhoto(photo: Photo, stage: LitBase, tone: Uint8Array): Promise<Buffer> {
  const look = appearances[photo.motif];
  if (!look) throw new Error(`${photo.motif} has no look`);
  const colors = colorsOf(photo);
  const print = await rasterize(printOf(photo, look));
  const albedo: Light[] = [];
  for (const name of ['main', 'accent', 'deep', 'soft'] as const)
    albedo[roles[name]] = dimmed(toLight(colors[name]));
  const below = albedo[roles.main] as Light;
  const ink = new Float32Array(3);
  const { light, gloss, uv, role } = stage.base;
  const out = Buffer.from(stage.ground);
  for (const at of stage.pixels) {
    const p = at * 3;
    const what = role[at] as number;
    if (what === roles.print)
      sample(print, (uv[at * 2] as number) / 16384, (uv[at * 2 + 1] as number) / 16384, below, ink);
    const color = what === roles.print ? ink : (albedo[what] as Light);
    for (let k = 0; k < 3; k++)
      out[p + k] = tone[
        toneAt(((color[k] as number) * (light[p + k] as number) + (gloss[p + k] as number)) / 8192)
      ] as number;
  }
  const { left, top, side } = cropBase(stage.base, photo);
  const quality = { a: 60, b: 38, c: 46, d: 46 }[photo.shot];
  return sharp(out, { raw: { width: wide, height: wide, channels: 3 } })
    .extract({ left, top, width: side, height: side })
    .resize(finished, finished, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.6, m1: 0.3, m2: 1 })
    .webp({ quality, effort: 6 })
    .toBuffer();
}
