import type { AppName } from '@pasar/contract';
import { controlShare } from './cohort.ts';
import type { LiveChange } from './promote.ts';
import { type Actor, expectRevision, type RegistryCore } from './registry-core.ts';
import { RegistryError } from './registry-error.ts';
import { type AppState, getApp, type ReleaseState, versionBefore } from './release-state.ts';
import { expectUsable } from './usable.ts';

export interface RollbackInput extends Actor {
  app: AppName;
  /** What is taken back: the canary while there is one, else what is live. */
  of?: 'canary' | 'live';
  /** A version that was live before; the latest good one when absent. */
  to?: string;
  /** The version stays in quarantine until an operator enables it. */
  quarantine?: boolean;
  revision?: number;
  dryRun?: boolean;
}

export interface RollbackChange extends LiveChange {
  of: 'canary' | 'live';
  from: string;
  quarantined: boolean;
}

const targetOf = (app: AppName, history: AppState, to: string | undefined): string => {
  const { live, previous } = history;
  if (!live) throw new RegistryError('invalid', `Nothing of ${app} is live.`);
  const target = to ?? versionBefore(history);
  if (target === undefined)
    throw new RegistryError('invalid', `Nothing of ${app} was live before ${live.version}.`);
  if (target !== live.version && !previous.some(({ version }) => version === target)) {
    throw new RegistryError('invalid', `${app} ${target} was never live; promote it instead.`);
  }
  return target;
};

const changeOf = (state: ReleaseState, input: RollbackInput): RollbackChange | undefined => {
  const { app, to, quarantine = false } = input;
  const { live, canary, watch } = getApp(state, app);
  const of = input.of ?? (to === undefined && canary ? 'canary' : 'live');
  if (of === 'live') {
    const target = targetOf(app, getApp(state, app), to);
    if (!live || live.version === target) return undefined;
    const inCanary = canary && !canary.paused ? canary.basisPoints : 0;
    const share = 10_000 - (watch?.control === target ? controlShare : inCanary);
    return { app, of, from: live.version, to: target, share, quarantined: quarantine };
  }
  if (!canary || !live) throw new RegistryError('invalid', `Nothing of ${app} is in canary.`);
  const share = canary.paused ? 0 : canary.basisPoints;
  return { app, of, from: canary.version, to: live.version, share, quarantined: quarantine };
};

/**
 * Rolls a canary back, or restores a version that was live before. The contract gate is not run: a way back
 * must always be open. Returns the change, or undefined when that version is live already. Throws
 * RegistryError: `invalid`, `refused` when its files were touched, it is in quarantine or below the minimum
 * version, `raced`.
 */
export const rollback = async (
  core: RegistryCore,
  input: RollbackInput,
): Promise<RollbackChange | undefined> => {
  const state = core.read();
  if (input.revision !== undefined) expectRevision(state, input.revision);
  const change = changeOf(state, input);
  if (!change) return undefined;
  const { app, of, from, to } = change;
  if (of === 'live') {
    expectUsable(state, app, to);
    await core.shelf.open(state, app, to);
  }
  if (!input.dryRun) {
    await core.commit((now) => {
      expectRevision(now, state.revision);
      const { who, why } = input;
      const draft = { verb: 'rollback', of, app, version: to, from, who, why } as const;
      return [change.quarantined ? { ...draft, quarantine: true as const } : draft];
    });
  }
  return change;
};
