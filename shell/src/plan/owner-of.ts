import { type Plan, routeTable, type SliceName, withoutLocale } from '@pasar/contract';
import { matchRoutes, type RouteObject } from 'react-router';

/** Patterns by the segment that they begin with; those that begin with a parameter may match under any. */
interface OwnedRoutes {
  under: Map<string, RouteObject[]>;
  anywhere: RouteObject[];
}

const routesOf = new WeakMap<Plan, OwnedRoutes>();

/** Patterns match in any case of letters. */
const firstSegment = (path: string): string => path.split('/', 2)[1]?.toLowerCase() ?? '';

/** The patterns of the plan's slices, and those that a slice which is switched off would have. */
const ownedRoutes = (plan: Plan): OwnedRoutes => {
  const known = routesOf.get(plan);
  if (known) return known;
  const owned = (slice: string, path: string) => ({ id: `${slice}:${path}`, path });
  const routes = [
    ...Object.entries(plan.slices).flatMap(([slice, { paths }]) =>
      paths.map((path) => owned(slice, `/${path}`)),
    ),
    ...routeTable
      .filter(({ slice }) => plan.disabled.includes(slice))
      .map(({ slice, pattern }) => owned(slice, pattern)),
  ];
  const isOpen = ({ path }: { path: string }) => /^[:*]/.test(firstSegment(path));
  const sorted = {
    under: Map.groupBy(
      routes.filter((route) => !isOpen(route)),
      ({ path }) => firstSegment(path),
    ),
    anywhere: routes.filter(isOpen),
  };
  routesOf.set(plan, sorted);
  return sorted;
};

/**
 * The slice that owns a path (with or without language prefix); the most specific pattern wins. Every link of the frame
 * asks, and the router reads all patterns that it is given for each question: it gets the few that can match.
 */
export const ownerOf = (plan: Plan, pathname: string): SliceName | undefined => {
  const path = withoutLocale(pathname);
  const { under, anywhere } = ownedRoutes(plan);
  const match = matchRoutes([...(under.get(firstSegment(decoded(path))) ?? []), ...anywhere], path)?.at(-1);
  // The id was made of a slice's name above.
  return match?.route.id?.split(':', 1)[0] as SliceName | undefined;
};

/** As the router reads it; what nobody can read matches no fixed pattern there either. */
const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};
