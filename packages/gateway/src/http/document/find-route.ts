import { type AppName, type Plan, withoutLocale } from '@pasar/contract';

interface PlannedRoute {
  app: AppName;
  /** Its pattern as a path, such as `/p/:slug`. */
  route: string;
  matches: RegExp;
}

const routesOf = new WeakMap<Plan, PlannedRoute[]>();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isOneOfMany = ({ route }: PlannedRoute): boolean => route.includes('/:');

/** The routes of a plan; those without a parameter win. */
const getRoutes = (plan: Plan): PlannedRoute[] => {
  const known = routesOf.get(plan);
  if (known) return known;
  const routes = Object.entries(plan.slices)
    .flatMap(([app, { paths }]) => paths.map((path) => ({ app, route: `/${path}` })))
    .map((one) => ({
      ...one,
      matches: new RegExp(`^${one.route.split(/:\w+/).map(escaped).join('[^/]+')}$`),
    }))
    .sort((one, other) => Number(isOneOfMany(one)) - Number(isOneOfMany(other)));
  routesOf.set(plan, routes);
  return routes;
};

/** The route of an address and the slice that owns it; undefined where no slice does. */
export const findRoute = (plan: Plan, pathname: string): PlannedRoute | undefined => {
  const path = withoutLocale(pathname);
  return getRoutes(plan).find(({ matches }) => matches.test(path));
};

/** Whether an address names one item among many, as `/p/:slug` does: only the API knows whether it exists. */
export const namesOneOfMany = (plan: Plan, pathname: string): boolean => {
  const route = findRoute(plan, pathname);
  return route !== undefined && isOneOfMany(route);
};
