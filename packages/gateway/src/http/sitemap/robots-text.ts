import { inLocale, locales } from '@pasar/contract';
import { listRoutes } from '../../plan/plan-for.ts';
import type { ReleaseSet } from '../../plan/release-set.ts';
import type { Environment } from '../../platform/environment.ts';
import { publicPages } from './public-pages.ts';

/** What the market itself answers. */
const own = ['/api/', '/ops', '/dev/'];

/** `/robots.txt`: what search engines leave alone, which is everything in staging. Lists with filters stay open: their canonical address must be seen. */
export const robotsText = (lineup: ReleaseSet, publicUrl: string, environment?: Environment): string => {
  if (environment === 'staging') return 'User-agent: *\nDisallow: /\n';
  const closed = listRoutes(lineup).flatMap(({ path, robots }) =>
    robots === 'disallow' ? [`/${path.replace(/:.*/, '')}`] : [],
  );
  const shortest = [...new Set(closed)].filter(
    (path) => !closed.some((other) => other !== path && path.startsWith(other)),
  );
  // A rule covers whatever begins like it; the longest one wins.
  const open = publicPages(lineup).filter((path) => shortest.some((other) => path.startsWith(other)));
  const lines = (rule: string, paths: readonly string[]) =>
    paths.flatMap((path) => locales.map((locale) => `${rule}: ${inLocale(path, locale)}`));
  return [
    'User-agent: *',
    ...lines('Disallow', [...own, ...shortest]),
    ...lines('Allow', open),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
};
