import type { Photo } from '../images/photos/photo.ts';
import { createCoverFinder } from './find-covers.ts';
import {
  buildImageSpecs,
  type Cover,
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

/** By what the page of a category lists its goods: the newest first, without what is hidden. */
export const compareAge = (one: SeedProduct, other: SeedProduct): number =>
  Number(one.status !== 'PUBLISH') - Number(other.status !== 'PUBLISH') ||
  other.createdAt.getTime() - one.createdAt.getTime();

/** The covers on a page of cards, by the goods on it. */
type Page = Map<SeedProduct, Cover>;

const splitIntoPages = (goods: readonly SeedProduct[]): Map<SeedProduct, Page> => {
  const pages = new Map<number, Page>();
  return new Map(
    goods.map((product, at) => {
      const nth = Math.floor(at / cardsOnPage);
      const page = pages.get(nth) ?? new Map();
      pages.set(nth, page);
      return [product, page] as const;
    }),
  );
};

/** Beside a cover that looks the same, others are tried so often. */
const rounds = 4;

/**
 * Chooses covers for the goods of one category, the most popular first: one that looks like none before it. When
 * enough look different, or nothing else is left, one that is stored anyway and whose appearance was shown longest ago.
 * On pages of the most popular goods and of the newest no two look the same, where the pictures suffice.
 */
function chooseCovers(
  goods: readonly Unpictured[],
  findCovers: FindCovers,
): (readonly [SeedProduct, Photo | undefined])[] {
  const popular = goods.toSorted(
    (one, other) => computePopularity(other.product) - computePopularity(one.product),
  );
  const listed = popular.map(({ product }) => product);
  const lists = [splitIntoPages(listed), splitIntoPages(listed.toSorted(compareAge))];
  const chosen = new Map<SeedProduct, Cover>();
  const shownAt = new Map<string, number>();
  for (let round = 0; round < rounds; round++)
    for (const [at, { product, nth }] of popular.entries()) {
      const pages = lists.flatMap((list) => list.get(product) ?? []);
      const countAlike = ({ appearance }: Cover) =>
        pages.filter((page) =>
          page.entries().some(([other, cover]) => other !== product && cover.appearance === appearance),
        ).length;
      const shown = [...chosen].flatMap(([other, cover]) =>
        other === product || other.status !== 'PUBLISH' ? [] : cover,
      );
      const files = new Set(shown.map(({ file }) => file));
      const appearances = new Set(shown.map(({ appearance }) => appearance));
      const isEnough = appearances.size >= leastDistinct;
      const before = chosen.get(product);
      const isNew = before && !appearances.has(before.appearance);
      if (before && countAlike(before) === 0 && (isEnough || isNew)) continue;
      const [own = product.spec.line.palette] = listColors(product.spec, nth);
      const [cover] = findCovers(product.spec, own)
        .map((found) => ({
          found,
          alike: countAlike(found),
          isLarger: isEnough && !files.has(found.file),
          last: appearances.has(found.appearance) ? (shownAt.get(found.appearance) ?? 0) : -1,
        }))
        .toSorted(
          (one, other) =>
            one.alike - other.alike || Number(one.isLarger) - Number(other.isLarger) || one.last - other.last,
        );
      if (!cover) continue;
      chosen.set(product, cover.found);
      for (const page of pages) page.set(product, cover.found);
      shownAt.set(cover.found.appearance, at);
    }
  return listed.map((product) => [product, chosen.get(product)?.photo] as const);
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
