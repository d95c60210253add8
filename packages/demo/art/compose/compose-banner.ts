import sharp from 'sharp';
import type { LeafSlug } from '../../src/seed/data/categories/index.ts';
import { kinds } from '../../src/seed/data/kinds/index.ts';
import type { StoreSpec } from '../../src/seed/data/stores/index.ts';
import { darken, lighten } from '../../src/seed/images/color.ts';
import { bannerHeight } from '../../src/seed/images/compose-art.ts';
import { findPhoto } from '../../src/seed/images/photos/find-photo.ts';
import { hashText, type Photo } from '../../src/seed/images/photos/photo.ts';
import { getColors, listCovers } from '../../src/seed/plan/plan-images.ts';
import { cutOut } from './arrange.ts';
import { backdrops } from './grounds.ts';

const wide = 1200;
const foot = 282;
const most = 5;

/** Fronts of what a store sells: one of each kind in turn, of its own brand where it has one. */
function chooseGoods({ name, sells, brand }: StoreSpec): Photo[] {
  const ofLeaf = (leaf: LeafSlug) =>
    kinds
      .filter((kind) => kind.leaf === leaf && (!brand || (kind.brands.includes(brand) && !kind.unbranded)))
      .map((kind) => {
        const lines = kind.lines.map((line, at) => {
          const own = brand ?? kind.brands[(hashText(name) + at) % kind.brands.length] ?? '';
          const make = {
            kind,
            brand: own,
            line,
            pack: kind.packs[0] ?? { say: '', factor: 1, gram: 0 },
            used: false,
          };
          return listCovers(make, getColors(make)[0] ?? line.palette)[0];
        });
        return lines.flatMap((photo) => (photo && findPhoto(photo) ? [photo] : []));
      });
  const rows = sells.flatMap(ofLeaf);
  const turns = Array.from({ length: 4 }, (_, turn) => rows.flatMap((row) => row[turn] ?? []));
  return turns.flat().slice(0, most);
}

/** The banner of a store: its goods in a row before paper in one color, WebP of 1200 × 300. */
export async function composeBanner(store: StoreSpec, folder: string): Promise<Buffer | null> {
  const goods = chooseGoods(store);
  if (goods.length < 3) return null;
  const paper = backdrops[hashText('paper', store.name) % backdrops.length] ?? '#d39f83';
  const cuts = await Promise.all(
    goods.map(async (photo) => {
      const { data, info } = await cutOut(photo, folder);
      const scale = Math.min(236 / info.height, 250 / info.width);
      return { data, width: Math.round(info.width * scale), height: Math.round(info.height * scale) };
    }),
  );
  const room = 1130 - 250;
  const needed = cuts.reduce((sum, { width }) => sum + width, 0);
  const gap = (room - needed) / cuts.length;
  let pen = 250 + gap / 2;
  const placed = cuts.map((cut) => {
    const left = Math.round(pen);
    pen += cut.width + gap;
    return { ...cut, left };
  });
  const shadows = placed.map(
    ({ left, width }) =>
      `<ellipse cx="${left + width / 2}" cy="${foot - 3}" rx="${width * 0.6}" ry="15" fill="url(#s)"/>`,
  );
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${bannerHeight}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighten(paper, 0.28)}"/><stop offset="1" stop-color="${darken(paper, 0.12)}"/></linearGradient><radialGradient id="s"><stop offset="0" stop-color="#1c0414" stop-opacity=".46"/><stop offset=".6" stop-color="#1c0414" stop-opacity=".2"/><stop offset="1" stop-color="#1c0414" stop-opacity="0"/></radialGradient></defs><rect width="${wide}" height="${bannerHeight}" fill="url(#g)"/><rect y="222" width="${wide}" height="78" fill="${lighten(paper, 0.5)}" opacity=".28"/>${shadows.join('')}</svg>`;
  const layers = await Promise.all(
    placed.map(async ({ data, width, height, left }) => ({
      input: await sharp(data).resize(width, height).toBuffer(),
      left,
      top: foot - height,
    })),
  );
  return sharp(Buffer.from(ground))
    .composite(layers)
    .removeAlpha()
    .webp({ quality: 62, effort: 5 })
    .toBuffer();
}
