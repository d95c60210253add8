import type { AppName } from '@pasar/contract';
import lessThan from 'semver/functions/lt.js';
import { type Actor, expectKnown, expectRevision, type RegistryCore } from './registry-core.ts';
import { RegistryError } from './registry-error.ts';
import { getApp, type ReleaseState } from './release-state.ts';

export interface DisableInput extends Actor {
  app: AppName;
  revision?: number;
  dryRun?: boolean;
}

export interface EnableInput extends DisableInput {
  /** Ends the quarantine of a version; the slice itself comes back when absent. */
  version?: string;
}

export interface MinimumVersionInput extends DisableInput {
  version: string;
}

/** What a command did to an app. */
export interface AppChange {
  app: AppName;
  version: string;
}

const refuse = (message: string): never => {
  throw new RegistryError('invalid', message);
};

const readFor = (core: RegistryCore, { app, revision }: DisableInput): ReleaseState => {
  const state = core.read();
  expectKnown(state, app);
  if (revision !== undefined) expectRevision(state, revision);
  return state;
};

/**
 * Switches a slice off: its pages show a panel, in open tabs from their next navigation on. Undefined when it is off
 * already. Throws RegistryError `invalid` or `raced`.
 */
export const disable = async (core: RegistryCore, input: DisableInput): Promise<AppChange | undefined> => {
  const state = readFor(core, input);
  const { app, who, why } = input;
  const { live, disabled } = getApp(state, app);
  if (app === 'shell') refuse('The shell holds every page; roll it back instead.');
  if (!live) return refuse(`Nothing of ${app} is live.`);
  if (disabled) return undefined;
  if (!input.dryRun) {
    await core.commit((now) => {
      expectRevision(now, state.revision);
      return [{ verb: 'disable', app, version: live.version, who, why }];
    });
  }
  return { app, version: live.version };
};

/**
 * Enables a slice again, or ends the quarantine of a version. Undefined when there is nothing to enable.
 * Throws RegistryError `raced`.
 */
export const enable = async (core: RegistryCore, input: EnableInput): Promise<AppChange | undefined> => {
  const state = readFor(core, input);
  const { app, who, why } = input;
  const { live, disabled, quarantined } = getApp(state, app);
  const waits = input.version !== undefined && Object.hasOwn(quarantined, input.version);
  const version = waits ? input.version : live?.version;
  if (version === undefined || !(waits || (input.version === undefined && disabled))) return undefined;
  if (!input.dryRun) {
    await core.commit((now) => {
      expectRevision(now, state.revision);
      return [{ verb: 'enable', of: waits ? 'version' : 'slice', app, version, who, why }];
    });
  }
  return { app, version };
};

/**
 * From now on no version below this one goes live again. What is live must be at least as new. Undefined
 * when this minimum version is already set; it is never lowered. Throws RegistryError `invalid` or `raced`.
 */
export const raiseMinimumVersion = async (
  core: RegistryCore,
  input: MinimumVersionInput,
): Promise<AppChange | undefined> => {
  const state = readFor(core, input);
  const { app, version, who, why } = input;
  const { live, canary, floor } = getApp(state, app);
  if (floor === version) return undefined;
  if (floor !== undefined && lessThan(version, floor)) refuse(`The floor of ${app} is ${floor} already.`);
  for (const shown of [live?.version, canary?.version]) {
    if (shown !== undefined && lessThan(shown, version))
      refuse(`Visitors get ${app} ${shown}, which is below ${version}; promote a newer one first.`);
  }
  if (!input.dryRun) {
    await core.commit((now) => {
      expectRevision(now, state.revision);
      return [{ verb: 'floor', app, version, who, why }];
    });
  }
  return { app, version };
};
