import type { AppName } from '@pasar/contract';
import { type GateOptions, runGate } from './gate/run-gate.ts';
import { type Actor, expectRevision, type RegistryCore } from './registry-core.ts';
import { RegistryError } from './registry-error.ts';
import type { Wanted } from './release-sets.ts';
import { getApp, type ReleaseState } from './release-state.ts';
import type { StoredRelease } from './release-storage.ts';
import { expectUsable } from './usable.ts';

export interface PromoteInput extends Actor {
  /** Several at once are one change of the release set: the gate checks the result. */
  releases: readonly { app: AppName; version: string }[];
  /** The revision behind the decision; the newest when absent. */
  revision?: number;
  dryRun?: boolean;
  /** Continues although the contract gate rejects it; the log records that. */
  force?: boolean;
  /** Builds of this server's own checkout, whose tests render every page. */
  tested?: boolean;
}

export interface LiveChange {
  app: AppName;
  /** Absent when nothing was live before. */
  from?: string;
  to: string;
  /** Of 10,000 visitors so many get another version than before. */
  share: number;
  /** The canary that ends with it, unless it is what became live. */
  endsCanary?: string;
  /** The problems that the contract gate found, where it was forced. */
  forced?: string[];
}

const whole = 10_000;

/**
 * Throws RegistryError `refused` with each problem, unless all were forced that may be; returns what was forced. `next`:
 * the state after other changes that come with it.
 */
export const passGate = async (
  core: RegistryCore,
  state: ReleaseState,
  wanted: Wanted,
  { force = false, tested = false, next = state }: GateOptions & Pick<PromoteInput, 'force'> = {},
): Promise<string[]> => {
  const { firm, problems } = await runGate(core, state, wanted, { tested, next });
  if (firm.length === 0 && (problems.length === 0 || force)) return problems;
  const names = [...wanted.values()].map(({ app, version }) => `${app} ${version}`).join(', ') || 'It';
  const message = force ? 'may not go live, not even by force.' : 'does not fit what is live.';
  throw new RegistryError('refused', `${names} ${message}`, force ? firm : [...firm, ...problems]);
};

const changeOf = (state: ReleaseState, { app, version }: { app: AppName; version: string }): LiveChange => {
  const { live, canary } = getApp(state, app);
  const had = canary?.version === version && !canary.paused ? canary.basisPoints : 0;
  return {
    app,
    to: version,
    share: whole - had,
    ...(live && { from: live.version }),
    ...(canary && canary.version !== version && { endsCanary: canary.version }),
  };
};

/**
 * Makes published releases live, for everybody: a canary of theirs ends. Returns what changes; a release that is live
 * already changes nothing. Throws RegistryError: `unknown`, `refused` (files, quarantine, floor or contract gate, with
 * each reason) or `raced`.
 */
export const promote = async (core: RegistryCore, input: PromoteInput): Promise<LiveChange[]> => {
  const state = core.read();
  if (input.revision !== undefined) expectRevision(state, input.revision);
  const releases = input.releases.filter(({ app, version }) => getApp(state, app).live?.version !== version);
  const wanted = new Map<AppName, StoredRelease>();
  for (const { app, version } of releases) {
    expectUsable(state, app, version);
    wanted.set(app, await core.shelf.open(state, app, version));
  }
  const forced = await passGate(core, state, wanted, input);
  const changes = releases.map(
    (release): LiveChange => ({
      ...changeOf(state, release),
      ...(forced.length > 0 && { forced }),
    }),
  );
  if (input.dryRun || changes.length === 0) return changes;
  await core.commit((now) => {
    expectRevision(now, state.revision);
    return changes.map(({ app, from, to }) => ({
      verb: 'promote',
      app,
      version: to,
      who: input.who,
      why: input.why,
      ...(from === undefined ? {} : { from }),
      ...(forced.length > 0 && { forced: true as const }),
    }));
  });
  return changes;
};
