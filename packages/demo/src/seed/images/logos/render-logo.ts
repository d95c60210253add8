import type { LeafSlug } from '../../data/categories/index.ts';
import { type Hex, lighten } from '../color.ts';
import { palettes } from '../palettes.ts';
import { hashText } from '../photos/photo.ts';
import { type MarkName, marks } from './marks.ts';

/** The mark of each official brand. */
const brandMarks: Readonly<Record<string, MarkName>> = {
  'Rumah Kawung': 'kawung',
  'Sawah Raya': 'grain',
  Kencana: 'drop',
  'Mi Juara': 'bowl',
  'Puncak Gayo': 'bean',
  Dapuria: 'pot',
  Langkah: 'steps',
  Nara: 'phone',
  Daya: 'bolt',
  Lentera: 'lantern',
  Kilata: 'chip',
  Cetaka: 'dots',
  Laju: 'helmet',
  Lintas: 'road',
};

/** The marks of stores without a brand: what they are known for. */
const leafMarks: Partial<Record<LeafSlug, readonly MarkName[]>> = {
  beras: ['grain', 'bowl'],
  'tepung-gula-garam': ['grain'],
  'mi-instan': ['bowl'],
  'minyak-goreng': ['drop'],
  'kecap-sambal': ['chili'],
  'makanan-kaleng': ['can'],
  'madu-selai': ['comb', 'biscuit', 'leaf'],
  kopi: ['bean', 'leaf'],
  'teh-sirup': ['leaf'],
  'biskuit-keripik': ['biscuit'],
  'kurma-kacang': ['biscuit'],
  batik: ['kawung'],
  'kain-sarung': ['kawung'],
  kaos: ['shirt'],
  kemeja: ['shirt'],
  hijab: ['arch'],
  gamis: ['arch'],
  'mukena-peci': ['arch'],
  sepatu: ['steps'],
  tas: ['bag'],
  'dompet-sabuk': ['bag'],
  'jam-aksesori': ['watch', 'bag'],
  'penanak-nasi': ['pot'],
  'wajan-panci': ['pot'],
  'gelas-piring': ['plate'],
  'sprei-bantal': ['house'],
  lampu: ['bulb'],
  ponsel: ['phone'],
  tablet: ['phone'],
  'casing-pelindung': ['phone'],
  'power-bank': ['bolt'],
  earbud: ['sound'],
  headphone: ['sound'],
  laptop: ['lantern', 'chip'],
  'ssd-harddisk': ['chip'],
  printer: ['dots'],
  oli: ['drop', 'wrench'],
  'busi-rem': ['wrench'],
  ban: ['wheel'],
  helm: ['helmet'],
};

const tones = [
  'navy',
  'botol',
  'maroon',
  'oranye',
  'biru',
  'hijau',
  'merah',
  'cokelat',
  'ungu',
  'hitam',
] as const;

export interface LogoStore {
  name: string;
  type: 'official' | 'star' | 'regular';
  brand?: string | undefined;
  sells: readonly LeafSlug[];
}

const chooseMark = ({ name, brand, sells }: LogoStore): MarkName | undefined => {
  if (brand) return brandMarks[brand];
  const [known = []] = sells.flatMap((leaf) => (leafMarks[leaf] ? [leafMarks[leaf]] : []));
  return known[hashText('mark', name) % Math.max(1, known.length)];
};

/** Some small stores have no logo: their first letters stand for them. */
const hasNoLogo = ({ type, name }: LogoStore) => type === 'regular' && hashText('sign', name) % 5 === 0;

/** The logo of a store: one idea in two colors, as SVG of 600 × 600; null for a store without one. */
export function renderLogo(store: LogoStore): string | null {
  const mark = chooseMark(store);
  if (!mark || hasNoLogo(store)) return null;
  const hash = hashText('logo', store.name);
  const { main, deep, accent } = palettes[tones[hash % tones.length] ?? 'navy'];
  const style = (hash >>> 8) % 3;
  const cream: Hex = '#fdf8ef';
  const [ground, ink, spark]: [Hex, Hex, Hex] =
    style === 0
      ? [main, cream, accent]
      : style === 1
        ? [cream, deep, accent]
        : [deep, accent, lighten(main, 0.6)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600"><rect width="600" height="600" fill="${ground}"/><g transform="translate(300 300) scale(2.05)">${marks[mark](ink, spark)}</g></svg>`;
}
