import { type AppName, appNames, type ReleaseRecord } from '@pasar/contract';
import { introducedProblems } from './contract-gate.ts';
import { type Actor, expectRevision, type RegistryCore } from './registry-core.ts';
import { RegistryFailure } from './registry-failure.ts';
import type { ReleaseState } from './release-state.ts';

export interface PromoteInput extends Actor {
  /** Several at once are one change of the lineup: the gate looks at the result. */
  releases: readonly { app: AppName; version: string }[];
  /** The revision that the decision stands on; the newest when absent. */
  revision?: number;
  dryRun?: boolean;
}

export interface LiveChange {
  app: AppName;
  /** Absent when nothing was live before. */
  from?: string;
  to: string;
}

type Lineup = Map<AppName, ReleaseRecord>;

/** What is live now, as far as its files can be trusted. */
const liveLineup = async (core: RegistryCore, state: ReleaseState): Promise<Lineup> => {
  const lineup: Lineup = new Map();
  for (const app of appNames) {
    const version = state.apps[app].live?.version;
    const release = version && (await core.shelf.open(state, app, version).catch(() => undefined));
    if (release) lineup.set(app, release.record);
  }
  return lineup;
};

/**
 * Makes published releases live. Returns what changes; a release that is live already changes nothing. Throws
 * RegistryFailure: `unknown`, `refused` (files or contract gate, with each reason) or `raced`.
 */
export const promote = async (core: RegistryCore, input: PromoteInput): Promise<LiveChange[]> => {
  const state = core.read();
  if (input.revision !== undefined) expectRevision(state, input.revision);
  const wanted = input.releases.filter(({ app, version }) => state.apps[app].live?.version !== version);
  const before = await liveLineup(core, state);
  const after: Lineup = new Map(before);
  for (const { app, version } of wanted) after.set(app, (await core.shelf.open(state, app, version)).record);

  const problems = introducedProblems([...before.values()], [...after.values()]);
  if (problems.length > 0) {
    const names = wanted.map(({ app, version }) => `${app} ${version}`).join(', ');
    throw new RegistryFailure('refused', `${names} does not fit what is live.`, problems);
  }
  const changes = wanted.map(({ app, version }): LiveChange => {
    const from = state.apps[app].live?.version;
    return { app, to: version, ...(from === undefined ? {} : { from }) };
  });
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
    }));
  });
  return changes;
};
