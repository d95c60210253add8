import type { AppName } from '@pasar/contract';
import { type Actor, expectKnown, expectRevision, type RegistryCore } from './registry-core.ts';
import { RegistryError } from './registry-error.ts';
import type { ReleaseEvent } from './release-event.ts';
import { getApp } from './release-state.ts';

export interface EndWatchInput extends Actor {
  app: AppName;
  /** What it saw until its time was over; absent when operations end it before. */
  seen?: NonNullable<ReleaseEvent['seen']>;
  revision?: number;
  dryRun?: boolean;
}

export interface WatchChange {
  app: AppName;
  version: string;
  /** The version that a share of the visitors kept, who get the watched one from now on. */
  control?: string;
}

/**
 * Ends the watch of an app: the watched version is for everybody. Throws RegistryError: `unknown`, `invalid` when
 * nothing of the app is watched, `raced`.
 */
export const endWatch = async (core: RegistryCore, input: EndWatchInput): Promise<WatchChange> => {
  const state = core.read();
  const { app, seen, who, why } = input;
  expectKnown(state, app);
  if (input.revision !== undefined) expectRevision(state, input.revision);
  const { watch } = getApp(state, app);
  if (!watch) throw new RegistryError('invalid', `Nothing of ${app} is watched.`);
  const { version, control } = watch;
  if (!input.dryRun) {
    await core.commit((now) => {
      expectRevision(now, state.revision);
      return [{ verb: 'watch-end', app, version, who, why, ...(seen && { seen }) }];
    });
  }
  return { app, version, ...(control && { control }) };
};
