import { existsSync, writeFileSync } from 'node:fs';
import { roots } from '../../src/seed/data/categories/index.ts';
import { promos } from '../../src/seed/data/promos.ts';
import { stores } from '../../src/seed/data/stores/index.ts';
import { artKey, bannerKey, type Piece } from '../../src/seed/images/compose-art.ts';
import { arrange } from './arrange.ts';
import { composeBanner } from './compose-banner.ts';

/** Groups the goods of campaigns, categories and stores written by hand, where that is missing: node arrange-all.ts <bases> */
const [folder = ''] = process.argv.slice(2);
const target = new URL('../../../demo-images/images/', import.meta.url);

const groups: (readonly Piece[])[] = [
  ...promos.map(({ pictures }) => pictures),
  ...roots.flatMap(({ banner, groups }) => [banner.pictures, ...groups.map(({ picture }) => [picture])]),
];
for (const pieces of groups) {
  const file = new URL(`${artKey(pieces)}.webp`, target);
  if (!existsSync(file)) writeFileSync(file, await arrange(pieces, folder));
}
for (const store of stores) {
  const file = new URL(`${bannerKey(store.name)}.webp`, target);
  const banner = existsSync(file) ? null : await composeBanner(store, folder);
  if (banner) writeFileSync(file, banner);
}
