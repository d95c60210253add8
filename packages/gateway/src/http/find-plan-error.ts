import type { CurrentPlan } from '../plan/current-plan.ts';

/** Why no page can be served, in one sentence; undefined when pages can be. */
export const findPlanError = (plan: Pick<CurrentPlan, 'now' | 'trouble' | 'state'>): string | undefined => {
  if (plan.now()) return undefined;
  const trouble = plan.trouble();
  if (trouble)
    return `The release registry is ${trouble.kind} since ${trouble.since}, and nothing was read before.`;
  return (plan.state()?.revision ?? 0) > 0
    ? 'No shell is live: `npm run release -- promote shell <version>` makes one live.'
    : 'The release log is empty: `npm run release -- bootstrap` makes the first releases live.';
};
