import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { waitForLock } from '../platform/file-lock.ts';
import { EventLog } from './event-log.ts';
import { RegistryFailure } from './registry-failure.ts';
import type { EventDraft } from './release-event.ts';
import { ReleaseShelf } from './release-shelf.ts';
import { afterEvent, emptyState, type ReleaseState } from './release-state.ts';
import { Signers } from './signers.ts';
import { readSnapshot, writeSnapshot } from './state-snapshot.ts';

export interface Clock {
  now(): Date;
}

/** Who acts and why: it goes into the log with every event. */
export interface Actor {
  who: string;
  why: string;
}

const patience = 2_000;

/** What all verbs of the registry work with: the log, the releases on the disk, and the one way to write. */
export class RegistryCore {
  readonly folder: string;
  readonly log: EventLog;
  readonly shelf: ReleaseShelf;
  readonly signers: Signers;
  readonly #clock: Clock;
  #state = emptyState();

  constructor(folder: string, clock: Clock) {
    this.folder = folder;
    this.#clock = clock;
    mkdirSync(folder, { recursive: true });
    this.log = new EventLog(join(folder, 'events.jsonl'));
    this.signers = new Signers(folder);
    this.shelf = new ReleaseShelf(folder, this.signers);
  }

  /**
   * The state now, read from the disk as far as it changed. Throws RegistryFailure `corrupt`, also for a log that is
   * older than one that was seen: somebody put back what was true once.
   */
  read(): ReleaseState {
    this.log.refresh();
    this.#expectNoReplay();
    return this.#fold();
  }

  /** The state after the whole log was read and checked again. Throws RegistryFailure `corrupt`. */
  readAll(): ReleaseState {
    this.log.reread();
    this.#expectNoReplay();
    return this.#fold();
  }

  /**
   * Takes an older log for true, after a restore from a backup. Returns the revision that is given up and the one that
   * holds now; undefined when the log is not older than what was seen. Throws RegistryFailure `corrupt`.
   */
  async acceptOlder(): Promise<{ from: number; to: number } | undefined> {
    const release = await waitForLock(join(this.folder, 'writers.lock'), patience);
    if (!release) throw new RegistryFailure('busy', 'Somebody else is writing releases; try again.');
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

  /** The state to serve from when the log is corrupt, or undefined when no good one was ever kept. */
  lastGood(): (ReleaseState & { instead?: string }) | undefined {
    return readSnapshot(this.#snapshotFile);
  }

  /**
   * Lets `decide` look at the newest state under the writers' lock, and writes what it answers. Whoever decided on an
   * older state checks the revision there and throws `raced`. Throws RegistryFailure `busy`.
   */
  async commit(decide: (state: ReleaseState) => EventDraft[] | Promise<EventDraft[]>): Promise<ReleaseState> {
    const release = await waitForLock(join(this.folder, 'writers.lock'), patience);
    if (!release) throw new RegistryFailure('busy', 'Somebody else is writing releases; try again.');
    try {
      const drafts = await decide(this.read());
      if (drafts.length === 0) return this.#state;
      this.log.append(drafts, this.#clock.now());
      const state = this.#fold();
      writeSnapshot(this.#snapshotFile, state);
      return state;
    } finally {
      release();
    }
  }

  now(): Date {
    return this.#clock.now();
  }

  /** Whether the log contains the event that a state ends with. */
  #holds({ revision, head }: Pick<ReleaseState, 'revision' | 'head'>): boolean {
    return revision === 0 || this.log.hashOf(revision) === head;
  }

  #expectNoReplay(): void {
    if (this.#state.revision > 0 && this.#holds(this.#state)) return;
    const kept = this.lastGood();
    // Another log than the one seen is taken only where operations said so, or where it is the one kept on the disk.
    const accepted = this.#state.revision === 0 || kept?.instead === this.#state.head;
    if (!kept && this.#state.revision === 0) return;
    if (accepted && kept && this.#holds(kept)) return;
    const { revision } = this.#state.revision > 0 || !kept ? this.#state : kept;
    throw new RegistryFailure(
      'corrupt',
      `The release log ends at ${this.log.head.seq} and does not hold revision ${revision}, which was seen: an older state was put in its place. After a restore: \`npm run release -- accept\`.`,
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

/** Throws RegistryFailure `raced` when somebody wrote since the revision that a decision stands on. */
export const expectRevision = (state: ReleaseState, revision: number): void => {
  if (state.revision === revision) return;
  throw new RegistryFailure(
    'raced',
    `The releases changed in between (revision ${revision} is now ${state.revision}); look again and repeat.`,
  );
};
