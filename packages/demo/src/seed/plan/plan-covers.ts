import type { Photo } from '../images/photos/photo.ts';
import { buildImageSpecs, type FindPhoto, listBuyerPhotos, listColors, listCovers } from './plan-images.ts';
import { buildOptions } from './plan-variants.ts';
import type { SeedProduct } from './seed-data.ts';

/** A product before its pictures, and how many stores before its own list the same make. */
export interface Unpictured {
  product: SeedProduct;
  nth: number;
}

/**
 * Chooses covers for the goods of one category as they sell, so that a page shows no picture twice: one that nobody
 * had yet, else the one that was shown longest ago.
 */
function chooseCovers(
  goods: readonly Unpictured[],
  find: FindPhoto,
): (readonly [SeedProduct, Photo | undefined])[] {
  const shownAt = new Map<string | undefined, number>();
  const order = goods.toSorted((one, other) => other.product.sold - one.product.sold);
  return order.map(({ product, nth }, at) => {
    const [own = product.spec.line.palette] = listColors(product.spec, nth);
    const last = (photo: Photo) => shownAt.get(find(photo)) ?? -1;
    const [cover] = listCovers(product.spec, own)
      .filter(find)
      .toSorted((one, other) => last(one) - last(other));
    if (cover) shownAt.set(find(cover), at);
    return [product, cover] as const;
  });
}

/** The products with their pictures; each variant has that of its color. */
export function planCovers(goods: readonly Unpictured[], find: FindPhoto): SeedProduct[] {
  const leaves = [...Map.groupBy(goods, ({ product }) => product.leaf).values()];
  const covers = new Map(leaves.flatMap((leaf) => chooseCovers(leaf, find)));
  return goods.map(({ product, nth }) => {
    const pictures = buildImageSpecs(product.spec, { nth, find, cover: covers.get(product) });
    const buyerPictures = listBuyerPhotos(product.spec)
      .filter(find)
      .map((photo) => ({ motif: photo.motif, palette: photo.palette, photo }));
    return { ...product, pictures, buyerPictures, options: buildOptions(product.spec, nth, pictures) };
  });
}
