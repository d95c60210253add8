import { closeSync, fsyncSync, ftruncateSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import * as v from 'valibot';
import type { Tail } from '../platform/fs/fs.ts';
import { RegistryError } from './registry-error.ts';
import {
  type ChainHead,
  chainEvent,
  chainStart,
  type EventDraft,
  eventLine,
  follows,
  ReleaseEvent,
} from './release-event.ts';

const newLine = 10;
/** Enough for frequent requests; a log of years is read from the disk. */
const keptInMemory = 500;

const parse = (line: string): ReleaseEvent | undefined => {
  try {
    const result = v.safeParse(ReleaseEvent, JSON.parse(line));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The append-only file of events. It is read from where the last reading ended, so that a log of many
 * thousand swaps costs nothing per swap. A last line that is cut off or no JSON was never acknowledged:
 * readers skip it and the next writer removes it. Anything else that does not fit the chain is corruption.
 */
export class EventLog {
  readonly file: string;
  /** The latest events, oldest first. */
  #recent: ReleaseEvent[] = [];
  /** Of every event, so that any state can be recognized as one of this log. */
  #hashes: string[] = [];
  #end = 0;
  /** Which file it was and when it was written: one of the same length may be another one. */
  #stamp = '';

  constructor(file: string) {
    this.file = file;
  }

  get count(): number {
    return this.#hashes.length;
  }

  get head(): ChainHead {
    return this.#recent.at(-1) ?? chainStart;
  }

  /** How far it was read, and in which file. */
  get place(): { end: number; stamp: string } {
    return { end: this.#end, stamp: this.#stamp };
  }

  /** The hash of an event by its number. */
  hashOf(seq: number): string | undefined {
    return this.#hashes[seq - 1];
  }

  /** The events after one, oldest first; older ones than memory holds are read from the disk. */
  after(seq: number): readonly ReleaseEvent[] {
    const first = this.count - this.#recent.length;
    if (seq >= first) return this.#recent.slice(seq - first);
    const lines = this.#bytes(0, this.#end).toString().split('\n').slice(seq, -1);
    return lines.flatMap((line) => parse(line) ?? []);
  }

  /** Reads what was added since the last time. Throws RegistryError `corrupt` and retains its events. */
  refresh(): void {
    const { size, stamp } = this.#look();
    if (size === this.#end && (size === 0 || stamp === this.#stamp)) return;
    try {
      if (size <= this.#end) throw new RegistryError('corrupt', 'The release log was replaced.');
      this.#take(this.#bytes(this.#end, size), this.#end);
      this.#stamp = stamp;
    } catch (error) {
      if (this.#end === 0) throw error;
      // Restored from a backup or replaced: then it is sound from its first line, or not at all.
      this.reread();
    }
  }

  /**
   * Reads the whole file again and checks every hash. Throws RegistryError `corrupt` and retains its
   * events.
   */
  reread(): void {
    const { size, stamp } = this.#look();
    this.#take(this.#bytes(0, size), 0);
    this.#stamp = stamp;
  }

  /** Takes what another reader read after `place`. Throws RegistryError `corrupt` and retains its events. */
  take({ bytes, stamp }: Tail): void {
    this.#take(bytes, this.#end);
    this.#stamp = stamp;
  }

  /** Adds events and returns when they are on the disk. Only for the holder of the writers' lock. */
  append(drafts: readonly EventDraft[], at: Date): void {
    let head = this.head;
    const sealed = drafts.map((draft) => {
      const event = chainEvent(head, draft, at);
      head = event;
      return event;
    });
    const bytes = Buffer.from(sealed.map(eventLine).join(''));
    const handle = openSync(this.file, 'a');
    try {
      ftruncateSync(handle, this.#end);
      writeSync(handle, bytes);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    this.#remember(sealed);
    this.#end += bytes.length;
    this.#stamp = this.#look().stamp;
  }

  #look(): { size: number; stamp: string } {
    const stat = statSync(this.file, { throwIfNoEntry: false });
    return { size: stat?.size ?? 0, stamp: stat ? `${stat.ino} ${stat.mtimeMs}` : '' };
  }

  #remember(added: readonly ReleaseEvent[]): void {
    for (const { hash } of added) this.#hashes.push(hash);
    this.#recent.push(...added);
    if (this.#recent.length > 2 * keptInMemory) this.#recent = this.#recent.slice(-keptInMemory);
  }

  /** Takes the content from a byte on: what follows, or with 0 everything anew. */
  #take(read: Uint8Array, from: number): void {
    const bytes = Buffer.from(read.buffer, read.byteOffset, read.byteLength);
    const whole = bytes.subarray(0, bytes.lastIndexOf(newLine) + 1);
    const lines = whole.toString().split('\n').slice(0, -1);
    let head: ChainHead = from === 0 ? chainStart : this.head;
    let end = from;
    const added: ReleaseEvent[] = [];
    for (const [index, line] of lines.entries()) {
      const event = parse(line);
      if (!event && index === lines.length - 1) break;
      if (!event || !follows(head, event)) {
        const place = (from === 0 ? 0 : this.count) + added.length + 1;
        throw new RegistryError('corrupt', `Line ${place} of the release log does not follow its chain.`);
      }
      added.push(event);
      head = event;
      end += Buffer.byteLength(line) + 1;
    }
    if (from === 0) {
      this.#recent = [];
      this.#hashes = [];
    }
    this.#remember(added);
    this.#end = end;
  }

  #bytes(from: number, to: number): Buffer {
    if (to === from) return Buffer.alloc(0);
    const handle = openSync(this.file, 'r');
    try {
      const bytes = Buffer.alloc(to - from);
      return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, from));
    } finally {
      closeSync(handle);
    }
  }
}
