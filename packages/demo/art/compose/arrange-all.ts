import { findImage } from '@pasar/demo-images';
import { roots } from '../../src/seed/data/categories/index.ts';
import { promos } from '../../src/seed/data/promos.ts';
import { stores } from '../../src/seed/data/stores/index.ts';
import { artKey, bannerKey, type Piece } from '../../src/seed/images/compose-art.ts';
import { arrange } from './arrange.ts';
import { composeBanner } from './compose-banner.ts';
import { writeImage } from './write-image.ts';

/** Groups the goods of campaigns, categories and stores written by hand, where that is missing: node arrange-all.ts <bases> */
const [folder = ''] = process.argv.slice(2);

const groups: (readonly Piece[])[] = [
  ...promos.map(({ pictures }) => pictures),
  ...roots.flatMap(({ banner, groups }) => [banner.pictures, ...groups.map(({ picture }) => [picture])]),
];
for (const pieces of groups) {
  const name = artKey(pieces);
  if (!findImage(name)) await writeImage(name, await arrange(pieces, folder));
}
for (const store of stores) {
  const name = bannerKey(store.name);
  const banner = findImage(name) ? null : await composeBanner(store, folder);
  if (banner) await writeImage(name, banner);
}
