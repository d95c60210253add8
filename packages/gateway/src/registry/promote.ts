import { randomBytes } from 'node:crypto';
import type { AppName } from '@pasar/contract';
import { findAttestationProblems } from './gate/attestation-problems.ts';
import { type GateOptions, runGate } from './gate/run-gate.ts';
import { type Actor, expectRevision, type RegistryCore } from './registry-core.ts';
import { RegistryError } from './registry-error.ts';
import type { ReleaseEvent } from './release-event.ts';
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
  /** Minutes in which the guard takes it back, one app at a time; nobody watches when absent. */
  watch?: number;
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
  /** The watch that begins, and what the control keeps meanwhile. */
  watch?: NonNullable<ReleaseEvent['watch']>;
  /** The problems that the contract gate found, where it was forced. */
  forced?: string[];
}

const whole = 10_000;

/** How long a watch may take, and takes when nobody says. */
export const watchMinutes = { least: 5, usual: 30, most: 1_440 } as const;

/**
 * Throws RegistryError `refused` with each problem, unless all were forced that may be; returns what was forced. `next`:
 * the state after other changes that come with it; `forSome`: a canary, of which nothing need be attested.
 */
export const passGate = async (
  core: RegistryCore,
  state: ReleaseState,
  wanted: Wanted,
  {
    force = false,
    tested = false,
    next = state,
    forSome = false,
  }: GateOptions & Pick<PromoteInput, 'force'> & { forSome?: boolean } = {},
): Promise<string[]> => {
  const { firm, problems: found } = await runGate(core, state, wanted, { tested, next });
  const problems = [...found, ...(tested || forSome ? [] : findAttestationProblems(core, state, wanted))];
  if (firm.length === 0 && (problems.length === 0 || force)) return problems;
  const names = [...wanted.values()].map(({ app, version }) => `${app} ${version}`).join(', ') || 'It';
  const message = force ? 'may not go live, not even by force.' : 'does not fit what is live.';
  throw new RegistryError('refused', `${names} ${message}`, force ? firm : [...firm, ...problems]);
};

const expectWatchable = ({ watch, releases }: PromoteInput): void => {
  if (watch === undefined) return;
  if (releases.length > 1)
    throw new RegistryError('invalid', 'A watch is of one app: promote one after the other.');
  if (!Number.isInteger(watch) || watch < watchMinutes.least || watch > watchMinutes.most)
    throw new RegistryError(
      'invalid',
      `A watch takes ${watchMinutes.least} to ${watchMinutes.most} whole minutes.`,
    );
};

/** The version beside a watched one is the last that nobody doubts: a second promotion in a watch keeps its control. */
const watchOf = (state: ReleaseState, { app, to }: LiveChange, minutes: number) => {
  const { live, canary, watch: open } = getApp(state, app);
  const before = open?.control ?? live?.version;
  const control = before === to ? undefined : before;
  const salt = open?.salt ?? (canary?.version === to ? canary.salt : randomBytes(16).toString('hex'));
  return { minutes, salt, ...(control && { control }) };
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
  expectWatchable(input);
  const state = core.read();
  if (input.revision !== undefined) expectRevision(state, input.revision);
  const releases = input.releases.filter(({ app, version }) => getApp(state, app).live?.version !== version);
  const wanted = new Map<AppName, StoredRelease>();
  for (const { app, version } of releases) {
    expectUsable(state, app, version);
    wanted.set(app, await core.shelf.open(state, app, version));
  }
  const forced = await passGate(core, state, wanted, input);
  const changes = releases.map((release): LiveChange => {
    const change = changeOf(state, release);
    const watch = input.watch === undefined ? undefined : watchOf(state, change, input.watch);
    return { ...change, ...(watch && { watch }), ...(forced.length > 0 && { forced }) };
  });
  if (input.dryRun || changes.length === 0) return changes;
  await core.commit((now) => {
    expectRevision(now, state.revision);
    return changes.map(({ app, from, to, watch }) => ({
      verb: 'promote',
      app,
      version: to,
      who: input.who,
      why: input.why,
      ...(from === undefined ? {} : { from }),
      ...(watch && { watch }),
      ...(forced.length > 0 && { forced: true as const }),
    }));
  });
  return changes;
};
