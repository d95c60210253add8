import { appNames } from '@pasar/contract';
import type { PlannedLineup } from '../../plan/current-plan.ts';
import type { Lineup } from '../../plan/lineup.ts';
import { planFor } from '../../plan/plan-for.ts';
import type { Gateway, GatewayContext } from '../gateway.ts';
import type { Trial } from './trial.ts';
import { trialOf } from './trial-cookie.ts';

export interface PlannedVisit {
  planned: PlannedLineup;
  /** The visitor gets something that others do not; the page says so and counts for nothing. */
  trial?: Trial;
}

/** The lineup with the versions of a trial; one that is published no more leaves everybody's in its place. */
const withVersions = async (gateway: Gateway, lineup: Lineup, { versions }: Trial): Promise<Lineup> => {
  const state = gateway.plan.state();
  const tried: Lineup = { ...lineup };
  for (const app of appNames) {
    const version = versions[app];
    if (version === undefined || !state) continue;
    const live = await gateway.registry.release(state, app, version).catch(() => undefined);
    const usual = lineup[app]?.live;
    if (live) tried[app] = { live, ...(usual && usual.version !== version ? { fallback: usual } : {}) };
  }
  return tried;
};

/** What a visitor's next document is made of, with their trial if they have one. */
export const plannedFor = async (
  gateway: Gateway,
  c: GatewayContext,
  usual: PlannedLineup | undefined,
): Promise<PlannedVisit | undefined> => {
  const trial = usual && trialOf(c, gateway);
  if (!trial) return usual && { planned: usual };
  const lineup = await withVersions(gateway, usual.lineup, trial);
  const plan = planFor(lineup);
  return { planned: plan ? { plan, lineup } : usual, trial };
};
