import type { AppName, Plan } from '@pasar/contract';
import type { Logger } from 'pino';
import { canonicalJson } from '../platform/canonical-json.ts';
import {
  computeBucket,
  groupFor,
  type Registry,
  RegistryError,
  type ReleaseState,
  type VisitorGroup,
  visitorGroups,
} from '../registry/index.ts';
import { listPatterns, planFor } from './plan-for.ts';
import {
  type DisabledSlice,
  type ReleaseSet,
  resolveDisabled,
  resolveReleaseSet,
  withVersion,
} from './release-set.ts';

/** A plan together with the releases that it names. */
export interface PlannedReleaseSet {
  plan: Plan;
  lineup: ReleaseSet;
  off: readonly DisabledSlice[];
}

/** The pattern of a page by its name. */
export const findPattern = (planned: PlannedReleaseSet | undefined, name: string): string | undefined =>
  planned && listPatterns(planned.lineup, planned.off).get(name);

/** What new documents get. Follows the registry and never becomes worse than it was. */
export interface CurrentPlan {
  /** The plan of everybody outside a canary and a control. Undefined until a shell is live. */
  now(): PlannedReleaseSet | undefined;
  /** The plan of a visitor, by the random key in their cookie. */
  for(visitor: string): PlannedReleaseSet | undefined;
  /** Every plan that a new document may get now, the one for everybody first. */
  all(): PlannedReleaseSet[];
  /** The latest state that could be read; undefined when there never was one. */
  state(): ReleaseState | undefined;
  /** The reason why the registry cannot be read, and since when; undefined while it can be. */
  trouble(): RegistryReadError | undefined;
  close(): void;
}

/** `silent`: its disk does not respond; `corrupt`: its content cannot be trusted. */
export interface RegistryReadError {
  kind: 'silent' | 'corrupt';
  /** ISO 8601. */
  since: string;
}

interface CurrentPlanOptions {
  registry: Registry;
  log: Logger;
  /** Gets every plan of now. */
  onChange?(plans: PlannedReleaseSet[]): void;
}

interface Plans {
  base: PlannedReleaseSet;
  groups: VisitorGroup[];
  /** By the app of the group; an app whose release for it cannot be trusted is not there. */
  ofGroups: Map<AppName, PlannedReleaseSet>;
}

/** Milliseconds until a release is tried again whose files did not come in time. */
const againAfter = 1_000;

const isSilence = (error: unknown): boolean => error instanceof RegistryError && error.code === 'silent';

const plannedLineup = (lineup: ReleaseSet, off: readonly DisabledSlice[]): PlannedReleaseSet | undefined => {
  const plan = planFor(lineup, off);
  return plan && { plan, lineup, off };
};

/** Equal for equal plans. */
const signatureOf = ({ base, groups, ofGroups }: Plans): string =>
  canonicalJson([
    base.plan.id,
    Object.values(base.lineup).map((served) => served?.entry ?? null),
    groups.map(({ app, salt, basisPoints, of }) => [
      ...[app, salt, basisPoints, of, ofGroups.get(app)?.plan.id ?? null],
    ]),
  ]);

const allOf = ({ base, ofGroups }: Plans): PlannedReleaseSet[] => [base, ...ofGroups.values()];

/** Resolves the plans of the registry's state, and again within a second of any change of it. */
export const watchCurrentPlan = async (options: CurrentPlanOptions): Promise<CurrentPlan> => {
  const { registry, log, onChange } = options;
  let current: Plans | undefined;
  let latest: ReleaseState | undefined;

  let trouble: RegistryReadError | undefined;
  let closed = false;

  const onRefused = (app: AppName, version: string, error: unknown) => {
    log.error({ app, version, err: error }, 'release refused');
    if (isSilence(error)) setTimeout(() => latest && !closed && inTurn(latest), againAfter).unref();
  };

  const plansOf = async (state: ReleaseState): Promise<Plans | undefined> => {
    const lineup = await resolveReleaseSet({
      registry,
      state,
      current: current?.base.lineup ?? {},
      onRefused,
    });
    const off = await resolveDisabled(registry, state, lineup);
    const base = plannedLineup(lineup, off);
    if (!base) return undefined;
    const groups = visitorGroups(state);
    const ofGroups: Plans['ofGroups'] = new Map();
    for (const { app, version } of groups) {
      if (!lineup[app]) continue;
      const release = await registry
        .release(state, app, version)
        .catch((error) => onRefused(app, version, error));
      const its = release && plannedLineup(withVersion(lineup, release), off);
      if (its) ofGroups.set(app, its);
    }
    return { base, groups, ofGroups };
  };

  const resolve = async (state: ReleaseState) => {
    const plans = await plansOf(state);
    if (!plans || (current && signatureOf(plans) === signatureOf(current))) return;
    current = plans;
    const { base, groups } = plans;
    const shares = groups.map(({ app, version, basisPoints }) => `${app} ${version} ${basisPoints / 100} %`);
    log.info({ plan: base.plan.id, revision: state.revision, groups: shares }, 'plan changed');
    onChange?.(allOf(plans));
  };

  let turn: Promise<void> = Promise.resolve();
  const inTurn = (state: ReleaseState) => {
    latest = state;
    turn = turn
      .then(() => resolve(state))
      .catch((error) => log.error({ err: error }, 'the plan could not be resolved'));
    return turn;
  };
  const onState = (state: ReleaseState) => {
    if (trouble) log.info({ ...trouble }, 'the release log can be read again');
    trouble = undefined;
    inTurn(state);
  };
  const onTrouble = (error: unknown) => {
    trouble = isSilence(error)
      ? { kind: 'silent', since: registry.silentSince() ?? new Date().toISOString() }
      : { kind: 'corrupt', since: new Date().toISOString() };
    log.error({ err: error }, 'the release log cannot be read; serving the last good state');
    const good = current ? undefined : registry.lastGood();
    if (good) inTurn(good);
  };
  const close = registry.follow({ onState, onTrouble });
  await turn;
  return {
    now: () => current?.base,
    for: (visitor) => {
      if (!current) return undefined;
      const group = groupFor(current.groups, ({ salt, app }) => computeBucket(salt, app, visitor));
      return (group && current.ofGroups.get(group.app)) ?? current.base;
    },
    all: () => (current ? allOf(current) : []),
    state: () => latest,
    trouble: () => trouble,
    close: () => {
      closed = true;
      close();
    },
  };
};
