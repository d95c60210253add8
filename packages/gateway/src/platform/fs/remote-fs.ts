import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Fs } from './fs.ts';
import type { FsRequest, FsResponse } from './fs-messages.ts';

const processFile = fileURLToPath(new URL('./fs-process.ts', import.meta.url));

/** Milliseconds for a response; a newly started process takes longer. */
const patience = 3_000;
const patienceAtStart = 10_000;
/**
 * A process that is silent for so long is replaced: its pending call may never return although the disk is
 * back.
 */
const lostAfter = 9_000;

/** The disk did not respond in time. */
export class FsTimeoutError extends Error {
  override name = 'FsTimeoutError';
  /** When it responded last, ISO 8601. */
  readonly since: string;

  constructor(since: string) {
    super(`The disk has not answered since ${since}.`);
    this.since = since;
  }
}

interface Waiting {
  began: number;
  resolve(answer: never): void;
  reject(error: Error): void;
}

/**
 * A disk that may stop answering: a network drive whose server is gone leaves whoever reads it hanging in the kernel,
 * where no time limit reaches. So a separate process reads, and this one waits as long as it wants to. Rejects with
 * DiskSilence; while the disk is silent every question is a new try.
 */
export class RemoteFs implements Fs {
  readonly #onStir: () => void;
  readonly #watched: string;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | undefined;
  #heard = Date.now();
  /** The present process has responded once. */
  #awake = false;
  #silent = false;
  #next = 1;
  #closed = false;

  /** Calls `onStir` when something in the folder changes, where the system reports changes. */
  constructor(watched: string, onStir: () => void) {
    this.#watched = watched;
    this.#onStir = onStir;
  }

  tail: Fs['tail'] = (...args) => this.#ask('tail', args);
  // Bytes arrive from another process without Node's own methods on them.
  read: Fs['read'] = async (...args) => {
    const bytes: Uint8Array = await this.#ask('read', args);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
  append: Fs['append'] = (...args) => this.#ask('append', args);
  list: Fs['list'] = (...args) => this.#ask('list', args);
  remove: Fs['remove'] = (...args) => this.#ask('remove', args);

  /** Ends the process at once, whatever it waits for. */
  close(): void {
    this.#closed = true;
    this.#child?.kill('SIGKILL');
  }

  #ask<Ask extends keyof Fs>(ask: Ask, args: Parameters<Fs[Ask]>): ReturnType<Fs[Ask]> {
    const id = this.#next;
    this.#next += 1;
    const asked = new Promise<never>((resolve, reject) => {
      if (this.#closed) return reject(new Error('The disk was closed.'));
      const child = this.#atDisk();
      const timer = setTimeout(
        () => this.#late(id, reject),
        this.#awake || this.#silent ? patience : patienceAtStart,
      );
      const end = (settle: (with_: never) => void) => (with_: unknown) => {
        clearTimeout(timer);
        settle(with_ as never);
      };
      this.#waiting.set(id, { began: Date.now(), resolve: end(resolve), reject: end(reject) });
      child.send({ id, ask, args } as FsRequest, (error) => error && this.#waiting.get(id)?.reject(error));
    });
    return asked as ReturnType<Fs[Ask]>;
  }

  /** This process may have been busy itself, with the response unread. */
  #late(id: number, reject: (error: Error) => void): void {
    setImmediate(() => {
      const waiting = this.#waiting.get(id);
      if (!waiting) return;
      // A single file may be unreachable on a disk that otherwise responds.
      if (this.#heard < waiting.began || !this.#awake) this.#silent = true;
      reject(new FsTimeoutError(new Date(this.#heard).toISOString()));
      const oldest = Math.min(...[...this.#waiting.values()].map(({ began }) => began));
      if (Date.now() - Math.max(oldest, this.#heard) > lostAfter) this.#child?.kill('SIGKILL');
    });
  }

  #atDisk(): ChildProcess {
    if (this.#child) return this.#child;
    const child = fork(processFile, {
      execArgv: [],
      // A file that never comes takes a thread; the others are for the rest.
      env: { ...process.env, UV_THREADPOOL_SIZE: '16' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    this.#awake = false;
    child.on('message', (word: FsResponse) => this.#hear(word));
    const gone = () => {
      if (this.#child !== child) return;
      this.#child = undefined;
      for (const { reject } of this.#waiting.values()) reject(new Error('The process at the disk ended.'));
      this.#waiting.clear();
    };
    child.on('exit', gone);
    child.on('error', gone);
    // Only a pending request keeps this process alive.
    child.unref();
    child.channel?.unref();
    child.send({ watch: this.#watched } as FsRequest, () => {});
    return child;
  }

  #hear(word: FsResponse): void {
    if ('stirred' in word) {
      this.#onStir();
      return;
    }
    this.#heard = Date.now();
    this.#awake = true;
    this.#silent = false;
    const waiting = this.#waiting.get(word.id);
    this.#waiting.delete(word.id);
    if ('answer' in word) waiting?.resolve(word.answer as never);
    else waiting?.reject(Object.assign(new Error(word.refusal.message), word.refusal));
  }
}
