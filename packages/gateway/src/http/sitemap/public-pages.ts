import type { SitemapPart } from '@pasar/contract';
import { listRoutes } from '../../plan/plan-for.ts';
import type { ReleaseSet } from '../../plan/release-set.ts';

const fill = (path: string, name: string): string => `/${path.replace(/:\w+/, encodeURIComponent(name))}`;

/** Pages that everybody may see and that the live releases name themselves. */
export const publicPages = (lineup: ReleaseSet): string[] =>
  listRoutes(lineup).flatMap(({ path, sitemap }) => {
    if (sitemap === true) return [`/${path}`];
    return sitemap && 'names' in sitemap ? sitemap.names.map((name) => fill(path, name)) : [];
  });

/** The address of a part's pages, with the name of one as its parameter; undefined while no slice has such pages. */
export const findPagePath = (
  lineup: ReleaseSet,
  part: SitemapPart,
): ((name: string) => string) | undefined => {
  const route = listRoutes(lineup).find(
    ({ sitemap }) => typeof sitemap === 'object' && 'part' in sitemap && sitemap.part === part,
  );
  return route && ((name) => fill(route.path, name));
};
