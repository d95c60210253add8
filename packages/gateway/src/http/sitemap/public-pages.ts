import { type Plan, paths, type SitemapPart } from '@pasar/contract';

/** Pages about one user; nothing that a search engine should index. */
const personal =
  /^(account|seller|cart|checkout|payment|wishlist|address-book|login|register|forget-password|verification-otp|reset-password|auth|become-seller)(\/|$)/;

const patterns = (plan: Plan | undefined): string[] =>
  Object.values(plan?.slices ?? {}).flatMap((slice) => slice.paths);

/** Pages without a parameter that everybody may see, as the plan's slices have them. */
export const publicPages = (plan: Plan | undefined): string[] =>
  patterns(plan)
    .filter((path) => !/[:*]/.test(path) && !personal.test(path))
    .map((path) => `/${path}`);

/** The paths of each part of the site map. */
const places: Record<SitemapPart, { pattern: string; pathOf(name: string): string }> = {
  categories: { pattern: 'c/:slug', pathOf: paths.category },
  stores: { pattern: 'store/:slug', pathOf: (slug) => paths.store(slug) },
  promos: { pattern: 'promos/:id', pathOf: paths.promo },
  products: { pattern: 'p/:slug', pathOf: paths.product },
};

/** The address of a part's pages; undefined while no slice has such pages. */
export const findPagePath = (
  plan: Plan | undefined,
  part: SitemapPart,
): ((name: string) => string) | undefined => {
  const { pattern, pathOf } = places[part];
  return patterns(plan).includes(pattern) ? (name) => pathOf(name) : undefined;
};
