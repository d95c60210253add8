import { randomBytes } from 'node:crypto';
import type { AppName } from '@pasar/contract';
import { passGate } from './promote.ts';
import { type Actor, expectRevision, type RegistryCore } from './registry-core.ts';
import { RegistryError } from './registry-error.ts';
import { getApp, type ReleaseState } from './release-state.ts';
import { expectUsable } from './usable.ts';

export interface CanaryInput extends Actor {
  app: AppName;
  version: string;
  /** Of 10,000 visitors so many. */
  basisPoints: number;
  revision?: number;
  dryRun?: boolean;
  force?: boolean;
}

export interface CanaryChange {
  app: AppName;
  version: string;
  /** What everybody else gets. */
  control: string;
  /** Hundredths of a percent, before and after. */
  before: number;
  after: number;
  forced?: string[];
}

const refuse = (message: string): never => {
  throw new RegistryError('invalid', message);
};

const expectPossible = (state: ReleaseState, { app, version, basisPoints }: CanaryInput): string => {
  if (!Number.isInteger(basisPoints) || basisPoints < 0 || basisPoints > 10_000)
    refuse('A canary gets 0 to 100 % of the visitors, in steps of 0.01.');
  const { live, canary, watch } = getApp(state, app);
  if (!live) return refuse(`Nothing of ${app} is live to compare a canary with; promote it instead.`);
  if (live.version === version) refuse(`${app} ${version} is live for everybody.`);
  if (watch?.control !== undefined)
    refuse(
      `${app} ${watch.version} is watched until ${watch.until}: wait, roll it back, or let operations end the watch.`,
    );
  if (canary && canary.version !== version)
    refuse(`${app} ${canary.version} is in canary; promote it or roll it back first.`);
  expectUsable(state, app, version);
  return live.version;
};

/**
 * Gives a share of the visitors a published version, or changes that share: the same visitors stay in it, a ramp only
 * adds others. Returns the change, or undefined when the share is that already. Throws RegistryError: `invalid`,
 * `unknown`, `refused` (files, quarantine, floor, contract gate) or `raced`.
 */
export const canary = async (core: RegistryCore, input: CanaryInput): Promise<CanaryChange | undefined> => {
  const state = core.read();
  if (input.revision !== undefined) expectRevision(state, input.revision);
  const { app, version, basisPoints, who, why } = input;
  const control = expectPossible(state, input);
  const running = getApp(state, app).canary;
  const release = await core.shelf.open(state, app, version);
  // More visitors for a running canary meet the same releases as before; another check costs nothing.
  const forced = await passGate(core, state, new Map([[app, release]]), { ...input, forSome: true });
  if (running && !running.paused && running.basisPoints === basisPoints) return undefined;
  const salt = running?.salt ?? randomBytes(16).toString('hex');
  if (!input.dryRun) {
    await core.commit((now) => {
      expectRevision(now, state.revision);
      const draft = { verb: 'canary', app, version, from: control, basisPoints, salt, who, why } as const;
      return [forced.length > 0 ? { ...draft, forced: true as const } : draft];
    });
  }
  const before = running && !running.paused ? running.basisPoints : 0;
  return { app, version, control, before, after: basisPoints, ...(forced.length > 0 && { forced }) };
};

export interface PauseInput extends Actor {
  app: AppName;
  revision?: number;
  dryRun?: boolean;
}

const pauseOrResume =
  (verb: 'pause' | 'resume') =>
  async (core: RegistryCore, input: PauseInput): Promise<CanaryChange | undefined> => {
    const state = core.read();
    if (input.revision !== undefined) expectRevision(state, input.revision);
    const { app, who, why } = input;
    const { live, canary: running } = getApp(state, app);
    if (!live || !running) return refuse(`Nothing of ${app} is in canary.`);
    const { version, basisPoints, paused } = running;
    if (paused === (verb === 'pause')) return undefined;
    if (verb === 'resume') await core.shelf.open(state, app, version);
    if (!input.dryRun) {
      await core.commit((now) => {
        expectRevision(now, state.revision);
        return [{ verb, app, version, from: live.version, who, why }];
      });
    }
    const [before, after] = verb === 'pause' ? [basisPoints, 0] : [0, basisPoints];
    return { app, version, control: live.version, before, after };
  };

/** Gives the visitors of a canary the live version until `resume`. Undefined when it is paused already. */
export const pause = pauseOrResume('pause');
/** Gives the same visitors their canary back. Undefined when it is not paused. */
export const resume = pauseOrResume('resume');
