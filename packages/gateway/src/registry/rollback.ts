import type { AppName } from '@pasar/contract';
import type { LiveChange } from './promote.ts';
import { type Actor, expectRevision, type RegistryCore } from './registry-core.ts';
import { RegistryFailure } from './registry-failure.ts';
import { type AppState, versionBefore } from './release-state.ts';

export interface RollbackInput extends Actor {
  app: AppName;
  /** A version that was live before; the latest good one when absent. */
  to?: string;
  revision?: number;
  dryRun?: boolean;
}

const targetOf = (app: AppName, history: AppState, to: string | undefined): string => {
  const { live, previous } = history;
  if (!live) throw new RegistryFailure('invalid', `Nothing of ${app} is live.`);
  const target = to ?? versionBefore(history);
  if (target === undefined)
    throw new RegistryFailure('invalid', `Nothing of ${app} was live before ${live.version}.`);
  if (target !== live.version && !previous.some(({ version }) => version === target)) {
    throw new RegistryFailure('invalid', `${app} ${target} was never live; promote it instead.`);
  }
  return target;
};

/**
 * Brings back a version that was live before. The contract gate is not asked: a way back must always be open. Returns
 * the change, or undefined when that version is live already. Throws RegistryFailure: `invalid`, `refused` when its
 * files were touched, `raced`.
 */
export const rollback = async (core: RegistryCore, input: RollbackInput): Promise<LiveChange | undefined> => {
  const { app, who, why } = input;
  const state = core.read();
  if (input.revision !== undefined) expectRevision(state, input.revision);
  const target = targetOf(app, state.apps[app], input.to);
  const from = state.apps[app].live?.version;
  if (from === undefined || from === target) return undefined;
  await core.shelf.open(state, app, target);
  if (!input.dryRun) {
    await core.commit((now) => {
      expectRevision(now, state.revision);
      return [{ verb: 'rollback', app, version: target, from, who, why }];
    });
  }
  return { app, from, to: target };
};
