import { type Plan, withoutLocale } from '@pasar/contract';

const patternsOf = new WeakMap<Plan, { one: RegExp[]; always: Set<string> }>();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patterns = (plan: Plan) => {
  const known = patternsOf.get(plan);
  if (known) return known;
  const paths = Object.values(plan.slices).flatMap((slice) => slice.paths.map((path) => `/${path}`));
  const made = {
    one: paths
      .filter((path) => path.includes('/:'))
      .map((path) => new RegExp(`^${path.split(/:\w+/).map(escaped).join('[^/]+')}$`)),
    always: new Set(paths.filter((path) => !path.includes('/:'))),
  };
  patternsOf.set(plan, made);
  return made;
};

/** Whether an address names one item among many, as `/p/:slug` does: only the API knows whether it exists. */
export const namesOneOfMany = (plan: Plan, pathname: string): boolean => {
  const { one, always } = patterns(plan);
  const path = withoutLocale(pathname);
  return !always.has(path) && one.some((pattern) => pattern.test(path));
};
