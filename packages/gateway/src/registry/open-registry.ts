import { join } from 'node:path';
import type { ServedContract } from '@pasar/api/contract-hashes';
import type { AppName, OpsPackages, ReleaseRecord } from '@pasar/contract';
import type { Environment } from '../platform/environment.ts';
import type { Fs } from '../platform/fs/fs.ts';
import { attest, readAttestationKey, type SignedAttestation } from './attestation.ts';
import { type CanaryChange, type CanaryInput, canary, type PauseInput, pause, resume } from './canary.ts';
import { type Checked, type CheckInput, check } from './check.ts';
import { type DiffInput, diff, type ReleaseDiff } from './diff.ts';
import {
  type AppChange,
  type DisableInput,
  disable,
  type EnableInput,
  enable,
  type MinimumVersionInput,
  raiseMinimumVersion,
} from './disable.ts';
import { type EndWatchInput, endWatch, type WatchChange } from './end-watch.ts';
import { findPackages } from './find-packages.ts';
import type { TryPages } from './gate/render-problems.ts';
import { type Collected, type GcInput, gc } from './gc.ts';
import { type Imported, type ImportInput, importRelease } from './import-release.ts';
import type { PreviewUses } from './preview-uses.ts';
import { type LiveChange, type PromoteInput, promote } from './promote.ts';
import { type Published, type PublishInput, publish } from './publish.ts';
import { type Clock, RegistryCore } from './registry-core.ts';
import { RegistryWatcher, toRegistryError, type Watcher } from './registry-watcher.ts';
import type { ReleaseEvent } from './release-event.ts';
import { readRecord } from './release-record.ts';
import type { ReleaseState } from './release-state.ts';
import type { StoredRelease } from './release-storage.ts';
import { type RollbackChange, type RollbackInput, rollback } from './rollback.ts';
import type { Signers } from './signers.ts';
import {
  type AddSliceInput,
  addSlice,
  type ChangeSliceInput,
  changeSlice,
  type RegisteredSlice,
  type RetireSliceInput,
  readSlices,
  retireSlice,
} from './slices.ts';
import { type Verification, verify } from './verify.ts';

/** The releases of one server and who gets which. Every method throws RegistryError. */
export interface Registry {
  /** Where its log, its files and the keys to it live. */
  readonly folder: string;
  /** What the market is for. */
  readonly environment: Environment | undefined;
  publish(input: PublishInput): Promise<Published>;
  /** Takes a release from another environment, with what that attests. */
  import(input: ImportInput): Promise<Imported>;
  /** What this environment says of a published release, signed. */
  attest(release: { app: AppName; version: string }): Promise<SignedAttestation>;
  /** The public half of the key with which it does. */
  attestationKey(): string;
  promote(input: PromoteInput): Promise<LiveChange[]>;
  rollback(input: RollbackInput): Promise<RollbackChange | undefined>;
  canary(input: CanaryInput): Promise<CanaryChange | undefined>;
  pause(input: PauseInput): Promise<CanaryChange | undefined>;
  resume(input: PauseInput): Promise<CanaryChange | undefined>;
  disable(input: DisableInput): Promise<AppChange | undefined>;
  enable(input: EnableInput): Promise<AppChange | undefined>;
  floor(input: MinimumVersionInput): Promise<AppChange | undefined>;
  endWatch(input: EndWatchInput): Promise<WatchChange>;
  gc(input: GcInput): Promise<Collected[]>;
  /** Every slice that ever was, with its entry. */
  slices(state: ReleaseState): Promise<RegisteredSlice[]>;
  addSlice(input: AddSliceInput): Promise<RegisteredSlice>;
  changeSlice(input: ChangeSliceInput): Promise<RegisteredSlice>;
  retireSlice(input: RetireSliceInput): Promise<RegisteredSlice>;
  /** Takes an older log for true after a restore; undefined when it is not older. */
  accept(): Promise<{ from: number; to: number } | undefined>;
  /** Runs the contract gate without writing anything. */
  check(input: CheckInput): Promise<Checked>;
  diff(input: DiffInput): Promise<ReleaseDiff>;
  /** Which releases that visitors get were built with packages whose name has a text in it. */
  packages(state: ReleaseState, text: string): Promise<OpsPackages>;
  verify(): Promise<Verification>;
  /** The keys that vouch for releases. */
  readonly signers: Signers;
  /** What single browsers were let try. */
  readonly trials: PreviewUses;
  /** What is live now and what was before, read from the disk. */
  status(): ReleaseState;
  /** The same as it was read last, without disk access. */
  known(): ReleaseState;
  /** When a watched registry's disk responded last, ISO 8601; undefined as long as it responds. */
  silentSince(): string | undefined;
  /**
   * Before a followed registry is read or written in this process: rejects with RegistryError `silent` when
   * its disk does not respond, which would block everything.
   */
  expectAnswer(): Promise<void>;
  /** Its files, read by a separate process while anybody watches. */
  disk(): Fs;
  /** What to serve from while the log is corrupt. */
  lastGood(): ReleaseState | undefined;
  /** Reads the record of a build without taking it in. */
  inspect(folder: string): Promise<ReleaseRecord>;
  /** Every event, oldest first. */
  events(): readonly ReleaseEvent[];
  /** The latest events that were read, oldest first; without disk access. */
  latest(count: number): readonly ReleaseEvent[];
  /** A published release with verified files. */
  release(state: ReleaseState, app: AppName, version: string): Promise<StoredRelease>;
  /** Calls back within a second of any change; returns the end of it. */
  follow(follower: Watcher): () => void;
}

export interface RegistryOptions {
  /** The server's data folder; the registry lives in `releases/` below it. */
  dataDir: string;
  /** Another folder for it: one that several gateways share. */
  releasesDir?: string;
  clock?: Clock;
  /** Builds that are not minified carry parts of the federation runtime, which a copy is known by. */
  takesDevelopmentBuilds?: boolean;
  /** Renders the pages of a release before it goes live; without it the gate reads bytes and records alone. */
  tryPages?: TryPages;
  /** What the API processes on other servers serve; without it what this program serves itself. */
  servedContracts?: () => Promise<readonly ServedContract[]>;
  /** What the market is for. In production a promotion wants what staging attests. */
  environment?: Environment;
}

/** Opens the registry of a data folder. Any number of processes may have it open; writers take turns. */
export const openRegistry = (options: RegistryOptions): Registry => {
  const { dataDir, releasesDir = join(dataDir, 'releases'), clock = { now: () => new Date() } } = options;
  const core = new RegistryCore(releasesDir, clock, options);
  const following = new RegistryWatcher(core);
  return {
    folder: core.folder,
    environment: core.environment,
    signers: core.signers,
    trials: core.trials,
    publish: (input) => publish(core, input),
    import: (input) => importRelease(core, input),
    attest: (release) => attest(core, release),
    attestationKey: () => readAttestationKey(core.folder),
    promote: (input) => promote(core, input),
    rollback: (input) => rollback(core, input),
    canary: (input) => canary(core, input),
    pause: (input) => pause(core, input),
    resume: (input) => resume(core, input),
    disable: (input) => disable(core, input),
    enable: (input) => enable(core, input),
    floor: (input) => raiseMinimumVersion(core, input),
    endWatch: (input) => endWatch(core, input),
    gc: (input) => gc(core, input),
    slices: (state) => readSlices(core, state),
    addSlice: (input) => addSlice(core, input),
    changeSlice: (input) => changeSlice(core, input),
    retireSlice: (input) => retireSlice(core, input),
    accept: () => core.acceptOlder(),
    check: (input) => check(core, input),
    diff: (input) => diff(core, input),
    packages: (state, text) => findPackages(core, state, text),
    verify: () => verify(core),
    status: () => core.read(),
    known: () => core.known(),
    silentSince: () => following.silentSince,
    expectAnswer: () => following.expectAnswer(),
    disk: () => core.disk,
    lastGood: () => core.lastGood(),
    inspect: readRecord,
    events: () => {
      core.read();
      return core.log.after(0);
    },
    latest: (count) => core.log.after(Math.max(0, core.log.count - count)),
    release: (state, app, version) =>
      core.shelf.open(state, app, version).catch((error) => {
        throw toRegistryError(error);
      }),
    follow: (follower) => following.add(follower),
  };
};
