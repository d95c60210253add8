import { chooseCovers, type Unpictured } from './choose-covers.ts';
import { createCoverFinder } from './find-covers.ts';
import { buildImageSpecs, type FindPhoto, listBuyerPhotos } from './plan-images.ts';
import { buildOptions } from './plan-variants.ts';
import type { SeedProduct } from './seed-data.ts';

/** The products with their pictures; each variant has that of its color. */
export function planCovers(goods: readonly Unpictured[], find: FindPhoto): SeedProduct[] {
  const findCovers = createCoverFinder(find);
  const leaves = [...Map.groupBy(goods, ({ product }) => product.leaf).values()];
  const covers = new Map(leaves.flatMap((leaf) => chooseCovers(leaf, findCovers)));
  const stored = new Set([...covers.values()].map((photo) => photo && find(photo)));
  return goods.map(({ product, nth }) => {
    const cover = covers.get(product);
    const pictures = buildImageSpecs(product.spec, { nth, find, cover, findCovers, stored });
    const buyerPictures = listBuyerPhotos(product.spec)
      .filter(find)
      .map((photo) => ({ motif: photo.motif, palette: photo.palette, photo }));
    return { ...product, pictures, buyerPictures, options: buildOptions(product.spec, nth, pictures) };
  });
}
