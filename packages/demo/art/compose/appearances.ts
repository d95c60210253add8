import { darken, type Hex, lighten, mix } from '../../src/seed/images/color.ts';
import type { Palette } from '../../src/seed/images/palettes.ts';
import type { Photo } from '../../src/seed/images/photos/photo.ts';
import type { ShapeName } from '../../src/seed/images/shapes/index.ts';

/** The colors of the surfaces that a product decides; see the roles in studio.py. */
export interface Colors {
  main: Hex;
  accent: Hex;
  deep: Hex;
  soft: Hex;
}

/** What a kind of product looks like: its model, what is printed on it, and its own colors. */
export interface Appearance {
  model: string;
  print: PrintName;
  colors?: (palette: Palette, line: string) => Partial<Colors>;
}

export type PrintName =
  | 'pack'
  | 'wrap'
  | 'half'
  | 'box'
  | 'flat'
  | 'badge'
  | 'screen'
  | 'plain'
  | 'kawung'
  | 'parang'
  | 'mendung'
  | 'plaid'
  | 'flowers'
  | 'denim'
  | 'graphic'
  | 'plate'
  | 'tire'
  | 'sticker';

const look = (model: string, print: PrintName, colors?: Appearance['colors']): Appearance => ({
  model,
  print,
  ...(colors ? { colors } : {}),
});

/** A tray holds as many eggs as its title says. */
const trays: Record<string, string> = { '10 butir': 'eggs-ten', '30 butir': 'eggs-thirty' };

/** The model that shows a product. */
export const getModel = ({ motif, size }: Pick<Photo, 'motif' | 'size'>): string | undefined =>
  motif === 'telur' ? (trays[size] ?? 'eggs') : appearances[motif]?.model;

const box = (model: string): Appearance =>
  look(model, 'box', (palette) => ({ main: lighten(palette.main, 0.1), deep: palette.deep }));

const metal = (palette: Palette, line: string): Partial<Colors> =>
  /stainless|besi/.test(line) ? { main: '#b9babd' } : { main: palette.main };

const device = ({ main }: Palette): Partial<Colors> => ({
  main: mix(main, '#9b9ca3', 0.55),
  deep: '#2b2b30',
});

const contents = (words: readonly (readonly [RegExp, Hex])[]) => (palette: Palette, line: string) => ({
  deep: words.find(([word]) => word.test(line))?.[1] ?? palette.deep,
});

const sauces = contents([
  [/Manis|Tiram/, '#1c0d08'],
  [/Asin|Ikan/, '#4a2413'],
  [/Bawang$|Roa/i, '#8f2412'],
  [/Matah/, '#c9923a'],
  [/Hijau/, '#6d8a2c'],
  [/Kacang/, '#b0763a'],
  [/Nanas/, '#e0a92a'],
  [/Stroberi/, '#a3121f'],
  [/Srikaya/, '#7d9a3e'],
  [/Hutan/, '#6b3208'],
  [/Randu/, '#d08a18'],
  [/Multiflora/, '#a85a10'],
  [/Mete/, '#e3c48d'],
  [/Almond/, '#96592a'],
]);

/** What each kind is photographed as. */
export const appearances: Record<ShapeName, Appearance | undefined> = {
  beras: look('sack', 'pack'),
  curah: look('pillow', 'pack'),
  tepung: look('pillow', 'pack'),
  'mi-instan': look('noodles', 'pack'),
  'mi-cup': look('cup', 'wrap'),
  minyak: look('clear-bottle', 'wrap', (palette) => ({ soft: '#e2b83c', accent: palette.deep })),
  'minyak-refill': look('refill', 'pack'),
  telur: look('eggs', 'sticker', (_, line) => ({
    main: '#a9a196',
    soft: /kampung/i.test(line)
      ? '#e9dcc6'
      : /bebek/i.test(line)
        ? '#bcd3cf'
        : /omega/i.test(line)
          ? '#b5703f'
          : '#c28558',
  })),
  kecap: look('bottle', 'wrap', (palette, line) => ({ ...sauces(palette, line), accent: palette.main })),
  'botol-selai': look('jar', 'wrap', (palette, line) => ({ ...sauces(palette, line), accent: palette.main })),
  sarden: look('tin', 'wrap'),
  'susu-uht': look('carton', 'half'),
  madu: look('jar', 'wrap', (palette, line) => ({ ...sauces(palette, line), accent: '#d9a441' })),
  kopi: look('pouch', 'pack'),
  teh: look('box-wide', 'half', (palette) => ({ main: palette.main })),
  sirup: look('bottle', 'wrap', (palette) => ({ deep: palette.main, accent: palette.deep })),
  'biskuit-kaleng': look('biscuit-tin', 'wrap'),
  keripik: look('pouch', 'pack'),
  kurma: look('box-flat', 'flat'),
  'toples-kacang': look('canister', 'wrap', (palette, line) => ({
    ...sauces(palette, line),
    accent: palette.main,
  })),
  kaos: look('tee', 'graphic'),
  kemeja: look('long-shirt', 'plain'),
  jeans: look('trousers', 'denim'),
  chino: look('trousers', 'plain'),
  hoodie: look('folded', 'plain'),
  jaket: look('jacket', 'plain'),
  'batik-kawung': look('shirt', 'kawung'),
  'batik-parang': look('shirt', 'parang'),
  'batik-mendung': look('shirt', 'mendung'),
  kain: look('pile', 'kawung'),
  sarung: look('banded', 'plaid'),
  gamis: look('folded', 'plain'),
  hijab: look('banded', 'plain'),
  mukena: look('banded', 'flowers'),
  peci: look('felt-cap', 'badge', (palette, line) => ({
    accent: /emas/.test(line) ? '#c9a24a' : palette.deep,
  })),
  'penanak-nasi': look('rice-cooker', 'badge'),
  blender: look('blender', 'badge', () => ({ soft: '#dfe6e8' })),
  mixer: box('box-wide'),
  kompor: look('stove', 'badge', metal),
  ketel: look('kettle', 'badge', metal),
  dispenser: look('dispenser', 'badge', () => ({ main: '#f1f1ef', soft: '#a9cde6' })),
  wajan: look('wok', 'plain', metal),
  panci: look('pots', 'plain', (palette, line) => ({ ...metal(palette, line), soft: '#d5dadc' })),
  teflon: look('pan', 'plain'),
  pisau: look('knife', 'plain'),
  gelas: look('tumblers', 'plain'),
  piring: look('plates', 'plate', () => ({ soft: '#f4f2ec' })),
  tumbler: look('flask', 'badge'),
  'kotak-makan': look('lunch-boxes', 'plain', (palette) => ({ soft: lighten(palette.soft, 0.5) })),
  'tempat-beras': look('rice-bin', 'sticker', (palette) => ({
    main: '#f2f1ee',
    soft: lighten(palette.soft, 0.3),
  })),
  kipas: look('fan', 'badge', (palette) => ({ soft: '#e6e7e8', deep: palette.soft })),
  setrika: look('iron', 'badge'),
  'lampu-led': look('bulbs', 'badge', () => ({ main: '#eeeeec' })),
  'lampu-meja': look('desk-lamp', 'plain'),
  sprei: look('banded', 'flowers'),
  bantal: look('cushion', 'badge'),
  handuk: look('rolled', 'plain'),
  sapu: look('broom', 'plain', (palette, line) => ({ deep: /ijuk/.test(line) ? '#3a2a1e' : palette.soft })),
  'alat-pel': look('mop', 'plain', (palette) => ({ deep: palette.deep })),
  rak: look('shelf', 'plain', (palette) => ({ soft: '#e8e2d6', deep: palette.deep })),
  keranjang: look('basket', 'plain'),
  laptop: look('laptop', 'screen', device),
  'laptop-gaming': look('laptop', 'screen', () => ({ main: '#35363b', deep: '#222226' })),
  monitor: look('monitor', 'screen', () => ({ main: '#4a4b50' })),
  pc: look('tower', 'screen'),
  ssd: look('drive', 'sticker', () => ({ main: '#3b3d42' })),
  'harddisk-eksternal': look('drive', 'badge'),
  flashdisk: look('stick', 'badge'),
  ram: look('memory', 'sticker'),
  keyboard: look('keyboard', 'plain', (palette) => ({ soft: lighten(palette.soft, 0.15) })),
  mouse: look('mouse', 'badge'),
  webcam: look('webcam', 'badge'),
  speaker: look('speakers', 'badge', (palette) => ({ soft: mix(palette.main, '#55565c', 0.7) })),
  printer: look('printer', 'badge', () => ({
    main: '#e4e4e6',
    deep: '#16a0c8',
    accent: '#d3257c',
    soft: '#f0d02e',
  })),
  tinta: look('inks', 'wrap', () => ({
    main: '#18181b',
    accent: '#d3257c',
    deep: '#0f8fc0',
    soft: '#f0cf23',
  })),
  router: look('router', 'badge'),
  oli: look('oil-can', 'sticker'),
  semprotan: look('spray', 'wrap'),
  ban: look('car-tire', 'tire'),
  'ban-motor': look('tire', 'tire'),
  aki: look('battery', 'sticker'),
  busi: box('box-small'),
  'kampas-rem': box('box-small'),
  rantai: box('box-cube'),
  'shock-breaker': look('shock', 'plain'),
  'lampu-motor': box('box-small'),
  spion: look('mirror', 'plain'),
  helm: look('helmet', 'badge'),
  'helm-bogo': look('open-helmet', 'badge'),
  'jas-hujan': look('folded', 'plain'),
  'sarung-tangan': box('box-slim'),
  'karpet-mobil': look('mats', 'badge'),
  jok: box('box-wide'),
  'kunci-pas': look('wrenches', 'plain'),
  'sepatu-lari': look('sneakers', 'plain', (palette) => ({ soft: '#f2f2ef', deep: palette.deep })),
  sneaker: look('sneakers', 'plain', () => ({ soft: '#f4f2ec' })),
  pantofel: look('formal-shoes', 'plain'),
  'sandal-jepit': look('flip-flops', 'plain', (palette) => ({ soft: palette.soft })),
  sandal: look('sandals', 'plain', (palette) => ({ deep: palette.deep })),
  tas: look('handbag', 'badge'),
  ransel: look('backpack', 'badge'),
  dompet: look('wallet', 'badge'),
  sabuk: look('belt', 'plain'),
  'jam-tangan': look('watch', 'badge', () => ({ soft: '#f3f0e8' })),
  kacamata: look('glasses', 'plain', (palette) => ({ deep: darken(palette.deep, 0.4) })),
  topi: look('cap', 'badge'),
  gelang: look('beads', 'plain'),
  ponsel: look('phones', 'screen'),
  'ponsel-bulat': look('phones', 'screen'),
  tablet: look('tablet', 'screen', device),
  'jam-pintar': look('smart-watch', 'screen', () => ({ deep: '#2a2b30' })),
  tws: look('earbuds', 'badge'),
  headphone: look('headphones', 'badge'),
  'power-bank': look('power-bank', 'badge'),
  charger: look('charger', 'badge', () => ({})),
  kabel: look('cable', 'plain', () => ({ soft: '#3b3c41' })),
  casing: look('case', 'flowers'),
  'pelindung-layar': box('box-slim'),
  tripod: look('tripod', 'plain'),
  'kartu-memori': look('card', 'sticker'),
};
