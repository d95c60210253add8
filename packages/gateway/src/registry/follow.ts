import { watch } from 'node:fs';
import type { RegistryCore } from './registry-core.ts';
import type { ReleaseState } from './release-state.ts';

export interface Follower {
  onState(state: ReleaseState): void;
  /** The log cannot be read; said once, until it can again. */
  onTrouble(error: unknown): void;
}

/** Also where the file system tells nobody (network drives, containers), a swap is seen within a second. */
const round = 500;

/** Calls back at once, and whenever another process or this one changed the state. Returns the end of it. */
export const follow = (core: RegistryCore, follower: Follower): (() => void) => {
  let seen = -1;
  let head = '';
  let trouble = '';
  const look = () => {
    try {
      const state = core.read();
      trouble = '';
      if (state.revision === seen && state.head === head) return;
      seen = state.revision;
      head = state.head;
      follower.onState(state);
    } catch (error) {
      if (String(error) === trouble) return;
      trouble = String(error);
      follower.onTrouble(error);
    }
  };
  const watcher = watch(core.folder, { persistent: false }, look);
  watcher.on('error', () => watcher.close());
  const timer = setInterval(look, round);
  timer.unref();
  look();
  return () => {
    clearInterval(timer);
    watcher.close();
  };
};
