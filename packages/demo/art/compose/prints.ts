import { palettes } from '../../src/seed/images/palettes.ts';
import { hashText, type Photo } from '../../src/seed/images/photos/photo.ts';
import type { PrintName } from './appearances.ts';
import { denim, flowers, kawung, mendung, parang, plaid, plainCloth } from './cloth-prints.ts';
import { boxed, pack, wrapped } from './package-prints.ts';
import type { PrintSize } from './print-size.ts';
import { badge, graphic, plate, screen, sticker, tire } from './surface-prints.ts';

/** Width over height of what is printed on, by model. */
const ratios: Record<string, number> = {
  pouch: 0.67,
  pillow: 0.8,
  noodles: 1.2,
  refill: 0.69,
  sack: 0.69,
  bottle: 3.12,
  'clear-bottle': 3.96,
  jar: 5.87,
  canister: 4.4,
  tin: 2.92,
  'biscuit-tin': 8.57,
  cup: 3.06,
  carton: 0.91,
  'box-wide': 2.05,
  'box-small': 2.4,
  'box-cube': 1.9,
  'box-slim': 0.83,
  'box-tall': 1.22,
  'box-flat': 1.39,
  eggs: 6.1,
  'eggs-ten': 6.1,
  'eggs-thirty': 6.1,
  'rice-cooker': 4.2,
  'oil-can': 0.97,
  spray: 1.56,
  inks: 2.66,
  'rice-bin': 1,
  drive: 0.79,
  memory: 4.3,
  card: 0.87,
  battery: 1.53,
  phones: 0.46,
  tablet: 1.5,
  laptop: 1.6,
  monitor: 1.78,
  tower: 0.88,
  'smart-watch': 0.83,
  blender: 3.5,
  kettle: 3.3,
  stove: 3.6,
  dispenser: 3.2,
  flask: 1.57,
  fan: 2.1,
  iron: 4,
  bulbs: 2.6,
  cushion: 1.5,
  stick: 2.9,
  mouse: 2.2,
  webcam: 3,
  speakers: 4.2,
  printer: 3.7,
  router: 3.2,
  'power-bank': 0.77,
  charger: 1.6,
  earbuds: 3.6,
  headphones: 2.7,
  watch: 3.5,
  helmet: 3.4,
  'open-helmet': 3.4,
  cap: 1.6,
  handbag: 3.1,
  backpack: 2.9,
  wallet: 3.5,
  mats: 3.5,
  'felt-cap': 3,
};

/** How much of a box's print is its front; the rest is its side. */
const boxShares: Record<string, number> = {
  'box-wide': 2.9 / 4.1,
  'box-small': 2 / 2.9,
  'box-cube': 2.1 / 4,
  'box-slim': 1.5 / 2,
};

const paperOf = (model: string): PrintSize => {
  const ratio = ratios[model] ?? 1;
  const area = 760_000;
  const height = Math.round(Math.sqrt(area / ratio));
  return { width: Math.round(height * ratio), height };
};

/** The print of a photo as SVG; what is left out of it shows the color below. */
export function renderPrint(photo: Photo, print: PrintName, model: string): string {
  const palette = palettes[photo.palette];
  const paper = paperOf(model);
  const turn = hashText(photo.brand, photo.line);
  switch (print) {
    case 'pack':
      return pack(photo, paper);
    case 'wrap':
      return wrapped(photo, paper);
    case 'half':
      return boxed(photo, paper, model === 'carton' ? 0.5 : (boxShares['box-wide'] ?? 0.7), false);
    case 'box':
      return boxed(photo, paper, boxShares[model] ?? 0.6, true);
    case 'flat':
      return boxed(photo, paper, 1, false);
    case 'badge':
      return badge(photo, paper);
    case 'sticker':
      return sticker(photo, paper);
    case 'screen':
      return screen(photo, paper);
    case 'graphic':
      return graphic(photo);
    case 'kawung':
      return kawung(palette, turn);
    case 'parang':
      return parang(palette, turn);
    case 'mendung':
      return mendung(palette, turn);
    case 'plaid':
      return plaid(palette, turn);
    case 'flowers':
      return flowers(palette, turn);
    case 'denim':
      return denim(palette);
    case 'plate':
      return plate(photo);
    case 'tire':
      return tire(photo);
    case 'plain':
      return plainCloth(palette, turn);
  }
}
