import type { Photo } from '../images/photos/photo.ts';
import { createCoverFinder } from './find-covers.ts';
import {
  buildImageSpecs,
  type FindCovers,
  type FindPhoto,
  listBuyerPhotos,
  listColors,
} from './plan-images.ts';
import { buildOptions } from './plan-variants.ts';
import type { SeedProduct } from './seed-data.ts';

/** A product before its pictures, and how many stores before its own list the same make. */
export interface Unpictured {
  product: SeedProduct;
  nth: number;
}

/** On a page of so many cards, all look different. */
export const cardsOnPage = 24;
/** So many goods of a category look different before one looks like another. */
export const leastDistinct = 72;

/** By what a search for a category lists its goods, what is hidden last; see `popularity` of the catalog. */
export const computePopularity = ({ sold, ratingAvg, slug, status }: SeedProduct): number =>
  (status === 'PUBLISH' ? 0 : -100) +
  Math.log(1 + sold) * (0.5 + ratingAvg / 10) +
  ((Number(slug.split('-').at(-1)) * 7919) % 997) / 498.5;

/**
 * Chooses covers for the goods of one category, the most popular first: one that looks like none before it. When
 * enough look different, or nothing else is left, one that is stored anyway and whose appearance was shown longest ago, on
 * another page.
 */
function chooseCovers(
  goods: readonly Unpictured[],
  findCovers: FindCovers,
): (readonly [SeedProduct, Photo | undefined])[] {
  const files = new Set<string>();
  const shownAt = new Map<string, number>();
  const order = goods.toSorted(
    (one, other) => computePopularity(other.product) - computePopularity(one.product),
  );
  return order.map(({ product, nth }, at) => {
    const [own = product.spec.line.palette] = listColors(product.spec, nth);
    const covers = findCovers(product.spec, own)
      .map((cover) => ({ ...cover, last: shownAt.get(cover.appearance) ?? -1 }))
      .toSorted((one, other) => one.last - other.last);
    const [oldest] = covers;
    const stored = covers.find(({ file }) => files.has(file));
    const isEnough = shownAt.size >= leastDistinct || (oldest && oldest.last >= 0);
    const isFarAway = stored && stored.last < at - (at % cardsOnPage);
    const cover = isEnough && isFarAway ? stored : oldest;
    if (cover) {
      files.add(cover.file);
      shownAt.set(cover.appearance, at);
    }
    return [product, cover?.photo] as const;
  });
}

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
