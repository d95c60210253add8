import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Fs } from './fs/fs.ts';

interface LineLogOptions<S extends v.GenericSchema> {
  folder: string;
  /** What a line holds; others are skipped. */
  schema: S;
  /** One file for each of these. */
  per: 'hour' | 'day';
  /** Milliseconds for which lines are kept. */
  keep: number;
  disk(): Fs;
}

const newLine = 10;
/** A few minutes of a busy server. */
const mostWaiting = 20_000;
const nameLengths = { hour: 13, day: 10 } as const;
const lengths = { hour: 3_600_000, day: 86_400_000 } as const;
const timeOf = (name: string): number => Date.parse(`${`${name.slice(0, -6)}T00`.slice(0, 13)}:00:00Z`);

/**
 * Lines of JSON on the disk, one file per hour or day. A restart loses nothing, and gateways of one folder
 * read each other's. Lines are appended in one piece; readers skip a line that a crash cut off.
 */
export class LineLog<S extends v.GenericSchema<unknown, { at: number }>> {
  readonly #options: LineLogOptions<S>;
  readonly #read = new Map<string, number>();
  #waiting: v.InferOutput<S>[] = [];

  constructor(options: LineLogOptions<S>) {
    this.#options = options;
    mkdirSync(options.folder, { recursive: true });
  }

  /** While the disk does not respond the newest lines wait for it. */
  add(line: v.InferOutput<S>): void {
    this.#waiting.push(line);
    if (this.#waiting.length > 2 * mostWaiting) this.#waiting = this.#waiting.slice(-mostWaiting);
  }

  /**
   * Writes what waits. Rejects with the system's error; what was being written is then dropped, not
   * doubled.
   */
  async flush(): Promise<void> {
    const { folder, disk, per } = this.#options;
    const lines = this.#waiting;
    this.#waiting = [];
    const nameAt = (at: number) => `${new Date(at).toISOString().slice(0, nameLengths[per])}.jsonl`;
    for (const [name, some] of Map.groupBy(lines, ({ at }) => nameAt(at))) {
      const text = some.map((line) => `${JSON.stringify(line)}\n`).join('');
      await disk().append(join(folder, name), text);
    }
  }

  /** The lines that any process added since the last read. Removes files outside the time that is kept. */
  async readNew(now: number): Promise<v.InferOutput<S>[]> {
    const { folder, disk, keep, per } = this.#options;
    const lines: v.InferOutput<S>[] = [];
    for (const name of await disk().list(folder)) {
      if (!name.endsWith('.jsonl')) continue;
      const age = now - timeOf(name);
      if (age > keep + lengths[per]) {
        await disk().remove(join(folder, name));
        this.#read.delete(name);
      } else if (!this.#read.has(name) || age < 2 * lengths[per]) lines.push(...(await this.#linesOf(name)));
    }
    return lines;
  }

  async #linesOf(name: string): Promise<v.InferOutput<S>[]> {
    const { folder, disk } = this.#options;
    const from = this.#read.get(name) ?? 0;
    const { bytes } = await disk().tail(join(folder, name), from);
    const read = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const complete = read.subarray(0, read.lastIndexOf(newLine) + 1);
    this.#read.set(name, from + complete.length);
    return complete
      .toString()
      .split('\n')
      .flatMap((line) => this.#parse(line) ?? []);
  }

  #parse(line: string): v.InferOutput<S> | undefined {
    try {
      const result = v.safeParse(this.#options.schema, JSON.parse(line));
      return result.success ? result.output : undefined;
    } catch {
      return undefined;
    }
  }
}
