import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from '@pasar/contract';
import { purgeMaps } from './maps-folder.ts';
import type { PreviewUse } from './preview-uses.ts';
import { type Actor, expectRevision, type RegistryCore } from './registry-core.ts';
import { RegistryError } from './registry-error.ts';
import type { ReleaseEvent } from './release-event.ts';
import {
  type AppState,
  afterEvent,
  emptyState,
  getApp,
  goodBefore,
  type ReleaseState,
} from './release-state.ts';

export interface GcInput extends Actor {
  /** One version, rejected when it is in use; every unused version when absent. */
  only?: { app: AppName; version: string };
  revision?: number;
  dryRun?: boolean;
}

export interface Collected {
  app: AppName;
  version: string;
  /** The last time that a plan or a release preview named it, or its publication if none ever did. */
  lastUse: string;
}

/** Longer than the two days of a token: a tab that is still signed in finds its files. */
const keptFor = 72 * 3_600_000;

/** What a plan of this app names: live, canary (also a paused one), a watch's control and the fallbacks of all. */
const inPlan = (app: AppState): string[] =>
  [app.live?.version, app.canary?.version, app.watch?.control, ...goodBefore(app).slice(0, 1)].filter(
    (one) => one !== undefined,
  );

/** When each version was in a document for the last time; `now` for what is in a plan. */
const lastUses = (
  events: readonly ReleaseEvent[],
  trials: readonly PreviewUse[],
  now: string,
): Map<string, string> => {
  const uses = new Map<string, string>();
  let state = emptyState();
  for (const event of events) {
    // Until this event the plan named the releases of the state before it.
    for (const app of [event.app, ...(event.releases ?? []).map((release) => release.app)])
      for (const version of inPlan(getApp(state, app))) uses.set(`${app} ${version}`, event.at);
    state = afterEvent(state, event);
  }
  for (const [app, its] of Object.entries(state.apps))
    for (const version of inPlan(its)) uses.set(`${app} ${version}`, now);
  for (const { app, version, until } of trials) {
    const known = uses.get(`${app} ${version}`);
    if (known === undefined || known < until) uses.set(`${app} ${version}`, until);
  }
  return uses;
};

/**
 * Throws RegistryError `refused` when a release that visitors should get of these apps is not as it was published:
 * then a gateway may serve any older one in its place, or what it served before.
 */
const expectSound = async (core: RegistryCore, state: ReleaseState, of: Set<AppName>): Promise<void> => {
  for (const app of of) {
    for (const version of inPlan(getApp(state, app))) {
      const published = getApp(state, app).published[version];
      if (!published) continue;
      await core.shelf.verify(app, version, published).catch((error: Error) => {
        throw new RegistryError(
          'refused',
          `${app} ${version} is needed and not as it was published; an older version may serve in its place, so none goes.`,
          [error.message],
        );
      });
    }
  }
};

/**
 * Removes the files of versions that no plan and no release preview named for 72 hours and that were
 * published before that: older tabs may still request them. Their version numbers stay taken. Returns what
 * is removed. Throws RegistryError `refused` when the requested one is in use or a release of its app is
 * damaged, `unknown`, `raced`.
 */
export const gc = async (core: RegistryCore, input: GcInput): Promise<Collected[]> => {
  const state = core.read();
  if (input.revision !== undefined) expectRevision(state, input.revision);
  const now = core.now();
  const uses = lastUses(core.log.after(0), core.trials.list(), now.toISOString());
  const all = Object.entries(state.apps).flatMap(([app, { published }]) =>
    Object.entries(published).map(([version, { at }]): Collected => {
      const use = uses.get(`${app} ${version}`);
      return { app, version, lastUse: use !== undefined && use > at ? use : at };
    }),
  );
  const { only } = input;
  const asked = only ? all.filter(({ app, version }) => app === only.app && version === only.version) : all;
  const free = asked.filter(({ lastUse }) => now.getTime() - Date.parse(lastUse) >= keptFor);
  const [kept] = asked.filter((one) => !free.includes(one));
  if (only && asked.length === 0)
    throw new RegistryError('unknown', `${only.app} ${only.version} is not published.`);
  if (only && kept) {
    const { app, version, lastUse } = kept;
    throw new RegistryError(
      'refused',
      `${app} ${version} was in use at ${lastUse}; open tabs may ask for its files for 72 hours.`,
    );
  }
  await expectSound(core, state, new Set(free.map(({ app }) => app)));
  if (input.dryRun) return free;
  await purgeMaps(core.folder, core.log.after(0), now);
  if (free.length === 0) return free;
  const { who, why } = input;
  const gone: string[] = [];
  // Moved away in the same critical section: publishing the same bytes right afterward uses this place.
  const moveAway = async () => {
    for (const { app, version } of free) {
      core.shelf.forget(app, version);
      const place = join(core.folder, app, `.gone-${randomUUID()}`);
      await rename(core.shelf.folderOf(app, version), place).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
      gone.push(place);
    }
  };
  await core.commit((latest) => {
    expectRevision(latest, state.revision);
    return free.map(({ app, version }) => ({ verb: 'gc', app, version, who, why }));
  }, moveAway);
  for (const place of gone) await rm(place, { recursive: true, force: true });
  return free;
};
