import type { Plan } from '@pasar/contract';
import type { Logger } from 'pino';
import type { Registry, ReleaseState } from '../registry/index.ts';
import { type Lineup, lineupOf } from './lineup.ts';
import { planFor } from './plan-for.ts';

/** A plan together with the releases that it names. */
export interface PlannedLineup {
  plan: Plan;
  lineup: Lineup;
}

/** What new documents get. Follows the registry and never becomes worse than it was. */
export interface CurrentPlan {
  /** Undefined until a shell is live. */
  now(): PlannedLineup | undefined;
  /** The latest state that could be read; undefined when there never was one. */
  state(): ReleaseState | undefined;
  close(): void;
}

interface CurrentPlanOptions {
  registry: Registry;
  log: Logger;
  onChange?(planned: PlannedLineup): void;
}

/** Resolves the plan of the registry's state, and again within a second of any change of it. */
export const followPlan = async (options: CurrentPlanOptions): Promise<CurrentPlan> => {
  const { registry, log, onChange } = options;
  let current: PlannedLineup | undefined;
  let latest: ReleaseState | undefined;

  const resolve = async (state: ReleaseState) => {
    const lineup = await lineupOf({
      registry,
      state,
      current: current?.lineup ?? {},
      onRefused: (app, version, error) => log.error({ app, version, err: error }, 'release refused'),
    });
    const plan = planFor(lineup);
    if (!plan || plan.id === current?.plan.id) return;
    current = { plan, lineup };
    log.info({ plan: plan.id, revision: state.revision }, 'plan changed');
    onChange?.(current);
  };

  let turn: Promise<void> = Promise.resolve();
  const inTurn = (state: ReleaseState) => {
    latest = state;
    turn = turn
      .then(() => resolve(state))
      .catch((error) => log.error({ err: error }, 'the plan could not be resolved'));
    return turn;
  };
  const onTrouble = (error: unknown) => {
    log.error({ err: error }, 'the release log cannot be read; serving the last good state');
    const good = current ? undefined : registry.lastGood();
    if (good) inTurn(good);
  };
  const close = registry.follow({ onState: inTurn, onTrouble });
  await turn;
  return { now: () => current, state: () => latest, close };
};
