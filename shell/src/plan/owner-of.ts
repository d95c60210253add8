import { type Plan, routeTable, type SliceName, withoutLocale } from '@pasar/contract';
import { matchRoutes, type RouteObject } from 'react-router';

const routesOf = new WeakMap<Plan, RouteObject[]>();

/** The patterns of the plan's slices, and those that a slice which is switched off would have. */
const ownedRoutes = (plan: Plan): RouteObject[] => {
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
  routesOf.set(plan, routes);
  return routes;
};

/** The slice that owns a path (with or without language prefix); the most specific pattern wins. */
export const ownerOf = (plan: Plan, pathname: string): SliceName | undefined => {
  const match = matchRoutes(ownedRoutes(plan), withoutLocale(pathname))?.at(-1);
  // The id was made of a slice's name above.
  return match?.route.id?.split(':', 1)[0] as SliceName | undefined;
};
