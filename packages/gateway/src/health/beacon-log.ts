import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AppNameSchema } from '@pasar/contract';
import * as v from 'valibot';
import type { Fs } from '../platform/fs/fs.ts';

/** One line of the file: a sign of a session of a version. `by` is the process that wrote it. */
const BeaconLine = v.object({
  by: v.string(),
  at: v.number(),
  id: v.string(),
  source: v.string(),
  site: v.optional(v.string()),
  app: AppNameSchema,
  version: v.string(),
  kind: v.picklist(['served', 'ok', 'failed']),
  ms: v.optional(v.number()),
});
export type BeaconLine = v.InferOutput<typeof BeaconLine>;

const hour = 3_600_000;
const newLine = 10;
/** A few minutes of a busy server. */
const mostWaiting = 20_000;
const nameAt = (at: number): string => `${new Date(at).toISOString().slice(0, 13)}.jsonl`;
const timeOf = (name: string): number => Date.parse(`${name.slice(0, 13)}:00:00Z`);

const parse = (line: string): BeaconLine | undefined => {
  try {
    const result = v.safeParse(BeaconLine, JSON.parse(line));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The beacon events on the disk, one file per hour. A restart loses nothing, and gateways of one data
 * folder count together. Lines are appended in one piece; readers skip a line that a crash cut off. It
 * holds no more than the sample does.
 */
export class BeaconLog {
  readonly #folder: string;
  readonly #keep: number;
  readonly #disk: () => Fs;
  readonly #read = new Map<string, number>();
  #waiting: BeaconLine[] = [];

  constructor(folder: string, keep: number, disk: () => Fs) {
    this.#folder = folder;
    this.#keep = keep;
    this.#disk = disk;
    mkdirSync(folder, { recursive: true });
  }

  /** While the disk does not respond the newest events wait for it. */
  add(line: BeaconLine): void {
    this.#waiting.push(line);
    if (this.#waiting.length > 2 * mostWaiting) this.#waiting = this.#waiting.slice(-mostWaiting);
  }

  /**
   * Writes what waits. Rejects with the system's error; what was being written is then dropped, not
   * doubled.
   */
  async flush(): Promise<void> {
    const lines = this.#waiting;
    this.#waiting = [];
    for (const [name, some] of Map.groupBy(lines, ({ at }) => nameAt(at))) {
      const text = some.map((line) => `${JSON.stringify(line)}\n`).join('');
      await this.#disk().append(join(this.#folder, name), text);
    }
  }

  /** The lines that any process added since the last read. Removes files outside the window. */
  async readNew(now: number): Promise<BeaconLine[]> {
    const lines: BeaconLine[] = [];
    for (const name of await this.#disk().list(this.#folder)) {
      if (!name.endsWith('.jsonl')) continue;
      if (now - timeOf(name) > this.#keep + hour) {
        await this.#disk().remove(join(this.#folder, name));
        this.#read.delete(name);
      } else lines.push(...(await this.#linesOf(name)));
    }
    return lines;
  }

  async #linesOf(name: string): Promise<BeaconLine[]> {
    const from = this.#read.get(name) ?? 0;
    const { bytes } = await this.#disk().tail(join(this.#folder, name), from);
    const read = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const whole = read.subarray(0, read.lastIndexOf(newLine) + 1);
    this.#read.set(name, from + whole.length);
    return whole
      .toString()
      .split('\n')
      .flatMap((line) => parse(line) ?? []);
  }
}
