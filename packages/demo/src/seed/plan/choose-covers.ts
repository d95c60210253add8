import type { Photo } from '../images/photos/photo.ts';
import { type Cover, type FindCovers, listColors } from './plan-images.ts';
import type { SeedProduct } from './seed-data.ts';

/** A product before its pictures, and how many stores before its own list the same make. */
export interface Unpictured {
  product: SeedProduct;
  nth: number;
}

/** On a page of so many cards, all look different. */
export const cardsOnPage = 24;
/** Of so many first cards of a category so many look different, or all that there are. */
export const firstCards = 96;
export const leastDistinct = 72;

/** By what a search for a category lists its goods, what is hidden last; see `popularity` of the catalog. */
export const computePopularity = ({ sold, ratingAvg, slug, status }: SeedProduct): number =>
  (status === 'PUBLISH' ? 0 : -100) +
  Math.log(1 + sold) * (0.5 + ratingAvg / 10) +
  ((Number(slug.split('-').at(-1)) * 7919) % 997) / 498.5;

/** The lower, the better; what comes first counts most. */
const compareRatings = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, at) => value - (other[at] ?? 0)).find((by) => by !== 0) ?? 0;

/** By what the page of a category lists its goods: the newest first, without what is hidden. */
export const compareAge = (one: SeedProduct, other: SeedProduct): number =>
  Number(one.status !== 'PUBLISH') - Number(other.status !== 'PUBLISH') ||
  other.createdAt.getTime() - one.createdAt.getTime();

/** Goods that are seen together: on a page, or first. */
type Group = readonly SeedProduct[];

const splitIntoPages = (list: Group): Group[] =>
  Array.from({ length: Math.ceil(list.length / cardsOnPage) }, (_, at) =>
    list.slice(at * cardsOnPage, (at + 1) * cardsOnPage),
  );

/** The covers of the goods of one category as far as they are chosen, and which of them are seen together. */
const createSelection = (goods: Group) => {
  const orders = [goods, goods.toSorted(compareAge)];
  const groupByProduct = (groups: readonly Group[]) =>
    new Map(goods.map((product) => [product, groups.filter((group) => group.includes(product))]));
  const pages = groupByProduct(orders.flatMap(splitIntoPages));
  const firsts = groupByProduct(orders.map((order) => order.slice(0, firstCards)));
  let covers = new Map<SeedProduct, Cover>();

  const listAlike = (product: SeedProduct, { appearance }: Cover, groups = pages): SeedProduct[] =>
    [...new Set((groups.get(product) ?? []).flat())].filter(
      (other) => other !== product && covers.get(other)?.appearance === appearance,
    );
  const listOthers = (product: SeedProduct, among: Group = [...covers.keys()]): Cover[] =>
    among.flatMap((other) => (other === product ? [] : (covers.get(other) ?? [])));
  /** Whether too few look different among the first goods without this one. */
  const isShort = (product: SeedProduct): boolean =>
    (firsts.get(product) ?? []).some(
      (first) => new Set(listOthers(product, first).map(({ appearance }) => appearance)).size < leastDistinct,
    );
  return {
    get: (product: SeedProduct) => covers.get(product),
    set: (product: SeedProduct, cover: Cover) => void covers.set(product, cover),
    listAlike,
    listOthers,
    isShort,
    /** The goods that should not look like this cover. */
    listConflicts: (product: SeedProduct, cover: Cover): SeedProduct[] => [
      ...listAlike(product, cover),
      ...(isShort(product) ? listAlike(product, cover, firsts) : []),
    ],
    /** Takes all changes back unless `change` returns true. */
    attempt(change: () => boolean): boolean {
      const before = new Map(covers);
      const isDone = change();
      if (!isDone) covers = before;
      return isDone;
    },
  };
};

/** What was chosen is looked at again so often. */
const rounds = 6;

/**
 * Chooses covers for the goods of one category: on no page of the most popular goods and of the newest two that look
 * the same, and enough different ones among the first of both. Otherwise one that is stored anyway and whose appearance
 * was shown longest ago.
 */
export function chooseCovers(
  goods: readonly Unpictured[],
  findCovers: FindCovers,
): (readonly [SeedProduct, Photo | undefined])[] {
  const popular = goods.toSorted(
    (one, other) => computePopularity(other.product) - computePopularity(one.product),
  );
  const options = new Map(
    popular.map(({ product, nth }) => {
      const [own = product.spec.line.palette] = listColors(product.spec, nth);
      return [product, findCovers(product.spec, own)] as const;
    }),
  );
  const listed = [...options.keys()];
  const selection = createSelection(listed);
  const shownAt = new Map<string, number>();

  const rate = (product: SeedProduct) => {
    const isShort = selection.isShort(product);
    const shown = selection.listOthers(product);
    const files = new Set(shown.map(({ file }) => file));
    const appearances = new Set(shown.map(({ appearance }) => appearance));
    return (cover: Cover): readonly number[] => {
      const isAgain = appearances.has(cover.appearance);
      return [
        selection.listAlike(product, cover).length,
        Number(isShort && isAgain),
        Number(!isShort && !files.has(cover.file)),
        isAgain ? (shownAt.get(cover.appearance) ?? 0) : -1,
      ];
    };
  };
  /** Shows what others show, when each of them has another cover. */
  const takeFromOthers = (product: SeedProduct) => (cover: Cover) =>
    selection.attempt(() => {
      const conflicts = selection.listConflicts(product, cover);
      selection.set(product, cover);
      return conflicts.every((other) => {
        const free = options
          .get(other)
          ?.find((option) => selection.listConflicts(other, option).length === 0);
        if (free) selection.set(other, free);
        return free;
      });
    });

  for (let round = 0; round < rounds; round++)
    for (const [at, product] of listed.entries()) {
      const now = selection.get(product);
      if (now && selection.listConflicts(product, now).length === 0) continue;
      const rateCover = rate(product);
      const sorted = (options.get(product) ?? [])
        .map((cover) => ({ cover, rating: rateCover(cover) }))
        .toSorted((one, other) => compareRatings(one.rating, other.rating))
        .map(({ cover }) => cover);
      const [best] = sorted;
      if (!best) continue;
      if (selection.listConflicts(product, best).length === 0 || !sorted.some(takeFromOthers(product)))
        selection.set(product, best);
      shownAt.set((selection.get(product) ?? best).appearance, at);
    }
  return listed.map((product) => [product, selection.get(product)?.photo] as const);
}
