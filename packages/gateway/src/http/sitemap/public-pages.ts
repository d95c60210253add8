import type { SitemapPart } from '@pasar/contract';
import { listRoutes } from '../../plan/plan-for.ts';
import type { ReleaseSet } from '../../plan/release-set.ts';

/** Pages without a parameter that everybody may see, as the live releases declare them. */
export const publicPages = (lineup: ReleaseSet): string[] =>
  listRoutes(lineup).flatMap(({ path, sitemap }) => (sitemap === true ? [`/${path}`] : []));

/** The address of a part's pages, with the name of one as its parameter; undefined while no slice has such pages. */
export const findPagePath = (
  lineup: ReleaseSet,
  part: SitemapPart,
): ((name: string) => string) | undefined => {
  const route = listRoutes(lineup).find(
    ({ sitemap }) => typeof sitemap === 'object' && sitemap.part === part,
  );
  return route && ((name) => `/${route.path.replace(/:\w+/, encodeURIComponent(name))}`);
};
