import { localFs } from '../platform/fs/local-fs.ts';
import { FsTimeoutError, RemoteFs } from '../platform/fs/remote-fs.ts';
import type { RegistryCore } from './registry-core.ts';
import { RegistryError } from './registry-error.ts';
import type { ReleaseState } from './release-state.ts';

export interface Watcher {
  onState(state: ReleaseState): void;
  /** The log cannot be read, or its disk does not respond; reported once, until it works again. */
  onTrouble(error: unknown): void;
}

/**
 * Polling shows a swap within a second also where the file system reports no changes (network drives,
 * containers).
 */
const round = 500;

/** What a watcher received last. */
interface Heard {
  revision: number;
  head: string;
  trouble: string;
}

const unheard: Heard = { revision: -1, head: '', trouble: '' };

const silenceSince = (time: number | string): RegistryError =>
  new RegistryError('silent', `The registry has not answered since ${new Date(time).toISOString()}.`);

/** A silent disk as a RegistryError; any other error unchanged. */
export const toRegistryError = (error: unknown): unknown =>
  error instanceof FsTimeoutError ? silenceSince(error.since) : error;

/**
 * Watches a registry for everybody in this process who follows it. A separate process reads its disk as
 * long as anybody follows. A drive that hangs blocks only that process, and pages continue from what was
 * read last.
 */
export class RegistryWatcher {
  readonly #core: RegistryCore;
  readonly #followers = new Map<Watcher, Heard>();
  #disk: RemoteFs | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #stirred = false;
  #answered = Date.now();
  #silence: RegistryError | undefined;

  constructor(core: RegistryCore) {
    this.#core = core;
    core.onWritten = () => this.#tell();
  }

  /** When the log was read last, ISO 8601, while its disk does not respond; undefined as long as it does. */
  get silentSince(): string | undefined {
    return this.#silence && new Date(this.#answered).toISOString();
  }

  /** Calls back at once, and whenever another process or this one changed the state. Returns the end of it. */
  add(follower: Watcher): () => void {
    const isFirst = this.#followers.size === 0;
    this.#followers.set(follower, unheard);
    if (isFirst) this.#begin();
    else this.#tell();
    return () => {
      if (this.#followers.delete(follower) && this.#followers.size === 0) this.#end();
    };
  }

  /** Reads what is new. Rejects with RegistryError `silent` when the disk does not respond in time. */
  async expectAnswer(): Promise<void> {
    if (this.#disk && !this.#silence) await this.#look();
    if (this.#silence) throw this.#silence;
  }

  #begin(): void {
    const disk = new RemoteFs(this.#core.folder, () => void this.#look());
    this.#disk = disk;
    this.#core.disk = disk;
    this.#answered = Date.now();
    this.#timer = setInterval(() => void this.#look(), round);
    this.#timer.unref();
    // What starts now has nothing to go on with, and waits for its first state.
    try {
      this.#core.read();
      this.#tell();
    } catch (error) {
      this.#complain(error);
    }
    void this.#look();
  }

  #end(): void {
    clearInterval(this.#timer);
    this.#silence = undefined;
    this.#core.disk = localFs;
    this.#disk?.close();
    this.#disk = undefined;
  }

  /** One at a time; what stirs meanwhile is looked at afterwards. Never rejects. */
  #look(): Promise<void> {
    if (this.#looking) {
      this.#stirred = true;
      return this.#looking;
    }
    this.#looking = this.#read().finally(() => {
      this.#looking = undefined;
      if (!this.#stirred) return;
      this.#stirred = false;
      void this.#look();
    });
    return this.#looking;
  }

  async #read(): Promise<void> {
    const disk = this.#disk;
    if (!disk) return;
    try {
      await this.#core.readThrough(disk);
      this.#hears();
      if (this.#disk === disk) this.#tell();
    } catch (error) {
      if (error instanceof FsTimeoutError) this.#silence ??= silenceSince(this.#answered);
      else this.#hears();
      if (this.#disk === disk) this.#complain(this.#silence ?? error);
    }
  }

  #hears(): void {
    this.#answered = Date.now();
    this.#silence = undefined;
  }

  #tell(): void {
    const state = this.#core.known();
    const { revision, head } = state;
    for (const [follower, heard] of this.#followers) {
      if (heard.revision === revision && heard.head === head) continue;
      this.#followers.set(follower, { revision, head, trouble: '' });
      follower.onState(state);
    }
  }

  #complain(error: unknown): void {
    const trouble = String(error);
    for (const [follower, heard] of this.#followers) {
      if (heard.trouble === trouble) continue;
      // When it is over, the state is reported again, also one that is known.
      this.#followers.set(follower, { ...unheard, trouble });
      follower.onTrouble(error);
    }
  }
}
