import type { PaletteName } from '../palettes.ts';
import type { ShapeName } from '../shapes/index.ts';
import { hashText, type Photo, paleGrounds } from './photo.ts';

/** Whites that the eye takes for each other on a card. */
const whites: readonly PaletteName[] = ['putih', 'krem', 'sage'];

/** Goods whose lines differ in words or small parts alone. */
const alike = new Set<ShapeName>([
  'ban',
  'ban-motor',
  'bantal',
  'charger',
  'dispenser',
  'gelas',
  'lampu-led',
  'pisau',
  'printer',
  'spion',
  'teflon',
  'tinta',
  'tripod',
  'wajan',
  'webcam',
]);

/** How many designs the brands of a kind have between them; see the prints of art/compose. */
const designs: Partial<Record<ShapeName, number>> = {
  beras: 3,
  curah: 3,
  tepung: 3,
  'mi-instan': 3,
  'minyak-refill': 3,
  kopi: 3,
  keripik: 3,
  minyak: 2,
  kecap: 2,
  'botol-selai': 2,
  sarden: 2,
  madu: 2,
  sirup: 2,
  'toples-kacang': 2,
  'biskuit-kaleng': 2,
  semprotan: 2,
  'mi-cup': 2,
  teh: 2,
  'susu-uht': 2,
  kurma: 2,
  mixer: 2,
  busi: 2,
  'kampas-rem': 2,
  rantai: 2,
  'lampu-motor': 2,
  'sarung-tangan': 2,
  jok: 2,
  'pelindung-layar': 2,
};

/** Cloth whose pattern differs from line to line. */
const patterns: Partial<Record<ShapeName, number>> = {
  'batik-kawung': 3,
  'batik-parang': 2,
  'batik-mendung': 2,
  sarung: 3,
};

/**
 * What the eye tells apart at the size of a card: the thing in its color and design, from where it is seen, and before
 * which color. Neither small words, as most brands are, nor one pale background instead of another.
 */
export function nameCardAppearance({ motif, palette, brand, line, size, shot, ground }: Photo): string {
  const color = alike.has(motif) ? '' : whites.includes(palette) ? 'white' : palette;
  const design = hashText(brand) % (designs[motif] ?? 1);
  const pattern = hashText(brand, line) % (patterns[motif] ?? 1);
  const backdrop = shot === 'c' || ground < paleGrounds ? '' : ground;
  return [motif, motif === 'telur' ? size : '', color, design, pattern, shot, backdrop].join(' ');
}
