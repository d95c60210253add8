import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ServedContract } from '@pasar/api/contract-hashes';
import type { AppName } from '@pasar/contract';
import type { Environment } from '../platform/environment.ts';
import { waitForLock } from '../platform/file-lock.ts';
import type { Fs, Tail } from '../platform/fs/fs.ts';
import { localFs } from '../platform/fs/local-fs.ts';
import { EventLog } from './event-log.ts';
import type { TryPages } from './gate/render-problems.ts';
import { PreviewUses } from './preview-uses.ts';
import { RegistryError } from './registry-error.ts';
import type { EventDraft } from './release-event.ts';
import { afterEvent, emptyState, isKnown, type ReleaseState } from './release-state.ts';
import { ReleaseStorage } from './release-storage.ts';
import { Signers } from './signers.ts';
import { parseSnapshot, readSnapshot, type SavedState, writeSnapshot } from './state-snapshot.ts';

export interface Clock {
  now(): Date;
}

/** Who acts and why: it goes into the log with every event. */
export interface Actor {
  who: string;
  why: string;
}

const patience = 2_000;

/** What all commands of the registry share: the log, the releases on the disk, and the one way to write. */
export class RegistryCore {
  readonly folder: string;
  log: EventLog;
  /** Called with each state that this process wrote. */
  onWritten: (() => void) | undefined;
  readonly shelf: ReleaseStorage;
  readonly signers: Signers;
  readonly trials: PreviewUses;
  readonly takesDevelopmentBuilds: boolean;
  /** What the market is for; nobody attests and no attestation is wanted when absent. */
  readonly environment: Environment | undefined;
  readonly #clock: Clock;
  #state = emptyState();
  /** Through which everything is read that visitors wait for. */
  disk: Fs = localFs;

  /** Renders the pages of a release before anybody sees them. */
  readonly tryPages: TryPages | undefined;
  /** What each API process serves that these releases would call; this program's own when absent. */
  readonly servedContracts: (() => Promise<readonly ServedContract[]>) | undefined;

  constructor(
    folder: string,
    clock: Clock,
    {
      takesDevelopmentBuilds = false,
      tryPages,
      servedContracts,
      environment,
    }: {
      takesDevelopmentBuilds?: boolean;
      tryPages?: TryPages;
      servedContracts?: () => Promise<readonly ServedContract[]>;
      environment?: Environment;
    } = {},
  ) {
    this.folder = folder;
    this.takesDevelopmentBuilds = takesDevelopmentBuilds;
    this.tryPages = tryPages;
    this.servedContracts = servedContracts;
    this.environment = environment;
    this.#clock = clock;
    mkdirSync(folder, { recursive: true });
    this.log = new EventLog(join(folder, 'events.jsonl'));
    this.signers = new Signers(folder);
    this.trials = new PreviewUses(folder);
    this.shelf = new ReleaseStorage(folder, this.signers, () => this.disk);
  }

  /**
   * The state now, read from the disk as far as it changed. Throws RegistryError `corrupt`, also for a log that is
   * older than one that was seen: somebody put back what was true once.
   */
  read(): ReleaseState {
    this.log.refresh();
    this.#expectNoReplay();
    return this.#fold();
  }

  /** The state as it was read last, without disk access. */
  known(): ReleaseState {
    return this.#state;
  }

  /**
   * The same as `read`, of the content on `disk`; without waiting for a disk in this process. Rejects with
   * RegistryError `corrupt` and with the errors of the disk.
   */
  async readThrough(disk: Fs): Promise<ReleaseState> {
    for (;;) {
      const { log } = this;
      const { end, stamp } = log.place;
      const tail = await disk.tail(log.file, end);
      const same = tail.size === end && (end === 0 || tail.stamp === stamp);
      const next = same || this.#grows(log, end, tail) ? log : await this.#wholeLog(disk);
      const seen = this.#state.revision > 0 && next.hashOf(this.#state.revision) === this.#state.head;
      const kept = seen ? undefined : await this.#keptOn(disk);
      // Meanwhile this process may have written itself.
      if (this.log !== log || (next !== log && log.place.end !== end)) continue;
      this.#expectNoReplay(() => kept, next);
      this.log = next;
      return this.#fold();
    }
  }

  /** Whether a log goes on with what was read after its end. */
  #grows(log: EventLog, end: number, tail: Tail): boolean {
    if (log.place.end !== end) return true;
    if (tail.size <= end) return false;
    try {
      log.take(tail);
      return true;
    } catch (error) {
      if (end === 0) throw error;
      // Restored from a backup or replaced: then it is sound from its first line, or not at all.
      return false;
    }
  }

  async #wholeLog(disk: Fs): Promise<EventLog> {
    const whole = new EventLog(this.log.file);
    whole.take(await disk.tail(whole.file, 0));
    return whole;
  }

  async #keptOn(disk: Fs): Promise<SavedState | undefined> {
    const text = await disk.read(this.#snapshotFile).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    return text && parseSnapshot(String(text));
  }

  /** The state after the whole log was read and checked again. Throws RegistryError `corrupt`. */
  readAll(): ReleaseState {
    this.log.reread();
    this.#expectNoReplay();
    return this.#fold();
  }

  /**
   * Takes an older log for true, after a restore from a backup. Returns the revision that is given up and the one that
   * holds now; undefined when the log is not older than what was seen. Throws RegistryError `corrupt`.
   */
  async acceptOlder(): Promise<{ from: number; to: number } | undefined> {
    const release = await waitForLock(join(this.folder, 'writers.lock'), patience);
    if (!release) throw new RegistryError('busy', 'Somebody else is writing releases; try again.');
    try {
      this.log.reread();
      const seen = this.lastGood();
      if (!seen || this.#holds(seen)) return undefined;
      const state = this.log.after(0).reduce(afterEvent, emptyState());
      writeSnapshot(this.#snapshotFile, state, seen.head);
      this.#state = state;
      return { from: seen.revision, to: state.revision };
    } finally {
      release();
    }
  }

  /** The state to serve from when the log is corrupt, or undefined when no good one was ever saved. */
  lastGood(): SavedState | undefined {
    return readSnapshot(this.#snapshotFile);
  }

  /**
   * Calls `decide` with the newest state under the writers' lock, and writes what it returns. A decision on
   * an older state checks the revision there and throws `raced`. `then` runs before anybody else can write.
   * Throws RegistryError `busy`.
   */
  async commit(
    decide: (state: ReleaseState) => EventDraft[] | Promise<EventDraft[]>,
    then?: () => Promise<void>,
  ): Promise<ReleaseState> {
    const release = await waitForLock(join(this.folder, 'writers.lock'), patience);
    if (!release) throw new RegistryError('busy', 'Somebody else is writing releases; try again.');
    try {
      const drafts = await decide(this.read());
      if (drafts.length === 0) return this.#state;
      for (const { app, verb } of drafts) if (verb !== 'slice-add') expectKnown(this.#state, app);
      this.log.append(drafts, this.#clock.now());
      const state = this.#fold();
      writeSnapshot(this.#snapshotFile, state);
      this.onWritten?.();
      await then?.();
      return state;
    } finally {
      release();
    }
  }

  now(): Date {
    return this.#clock.now();
  }

  /** Whether the log contains the event that a state ends with. */
  #holds({ revision, head }: Pick<ReleaseState, 'revision' | 'head'>, log = this.log): boolean {
    return revision === 0 || log.hashOf(revision) === head;
  }

  #expectNoReplay(keptState = () => this.lastGood(), log = this.log): void {
    if (this.#state.revision > 0 && this.#holds(this.#state, log)) return;
    const kept = keptState();
    // Another log than the one seen is accepted only where operations allowed it, or where it is the one
    // saved on the disk.
    const accepted = this.#state.revision === 0 || kept?.instead === this.#state.head;
    if (!kept && this.#state.revision === 0) return;
    if (accepted && kept && this.#holds(kept, log)) return;
    const { revision } = this.#state.revision > 0 || !kept ? this.#state : kept;
    throw new RegistryError(
      'corrupt',
      `The release log ends at ${log.head.seq} and does not hold revision ${revision}, which was seen: an older state was put in its place. After a restore: \`npm run release -- accept\`.`,
    );
  }

  get #snapshotFile(): string {
    return join(this.folder, 'state.json');
  }

  #fold(): ReleaseState {
    if (!this.#holds(this.#state)) this.#state = emptyState();
    const { head } = this.log;
    if (head.seq > this.#state.revision)
      this.#state = this.log.after(this.#state.revision).reduce(afterEvent, this.#state);
    return this.#state;
  }
}

/** Throws RegistryError `unknown` for a name that nobody registered. */
export const expectKnown = (state: ReleaseState, app: AppName): void => {
  if (!isKnown(state, app))
    throw new RegistryError(
      'unknown',
      `There is no slice '${app}': \`npm run release -- slice add\` registers one.`,
    );
};

/** Throws RegistryError `raced` when somebody wrote since the revision behind a decision. */
export const expectRevision = (state: ReleaseState, revision: number): void => {
  if (state.revision === revision) return;
  throw new RegistryError(
    'raced',
    `The releases changed in between (revision ${revision} is now ${state.revision}); look again and repeat.`,
  );
};
