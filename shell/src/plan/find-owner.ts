import { type Plan, type SliceName, withoutLocale } from '@pasar/contract';
import { matchRoutes } from 'react-router';

interface OwnedRoute {
  /** `slice:pattern` */
  id: string;
  path: string;
}

const routesOf = new WeakMap<Plan, OwnedRoute[]>();

/** The patterns of the plan's slices, and those of slices that are off. */
const ownedRoutes = (plan: Plan): OwnedRoute[] => {
  const known = routesOf.get(plan);
  if (known) return known;
  const owned = (slice: string, path: string) => ({ id: `${slice}:${path}`, path });
  const routes = [
    ...Object.entries(plan.slices).map(([slice, planned]) => [slice, planned?.paths] as const),
    ...Object.entries(plan.disabledPaths),
  ].flatMap(([slice, paths = []]) => paths.map((path) => owned(slice, `/${path}`)));
  routesOf.set(plan, routes);
  return routes;
};

/** Patterns ignore case. */
const firstSegment = (path: string): string => path.split('/', 2)[1]?.toLowerCase() ?? '';

/**
 * The slice that owns a path (with or without language prefix); the most specific pattern wins. Every link
 * of the layout calls this, and the router parses each pattern again: it gets only those that can match.
 */
export const findOwner = (plan: Plan, pathname: string): SliceName | undefined => {
  const path = withoutLocale(pathname);
  const first = firstSegment(path);
  const near = ownedRoutes(plan).filter((route) => {
    const begins = firstSegment(route.path);
    return begins === first || begins[0] === ':' || first.includes('%');
  });
  const match = matchRoutes(near, path)?.at(-1);
  // The id was made of a slice's name above.
  return match?.route.id?.split(':', 1)[0] as SliceName | undefined;
};
