import {
  appendFileSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { appNames } from '@pasar/contract';
import * as v from 'valibot';

/** One line of the file: a sign of a session of a version. `by` is the process that wrote it. */
const SignLine = v.object({
  by: v.string(),
  at: v.number(),
  id: v.string(),
  source: v.string(),
  app: v.picklist(appNames),
  version: v.string(),
  kind: v.picklist(['served', 'ok', 'failed']),
  ms: v.optional(v.number()),
});
export type SignLine = v.InferOutput<typeof SignLine>;

const hour = 3_600_000;
const newLine = 10;
const nameAt = (at: number): string => `${new Date(at).toISOString().slice(0, 13)}.jsonl`;
const timeOf = (name: string): number => Date.parse(`${name.slice(0, 13)}:00:00Z`);

const parse = (line: string): SignLine | undefined => {
  try {
    const result = v.safeParse(SignLine, JSON.parse(line));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The signs on the disk, one file per hour, so that a restart forgets nothing and gateways of one data folder count
 * together. Lines are added whole; one that a crash cut off is passed over. It holds no more than the sample does.
 */
export class SignLog {
  readonly #folder: string;
  readonly #keep: number;
  readonly #read = new Map<string, number>();
  #waiting: SignLine[] = [];

  constructor(folder: string, keep: number) {
    this.#folder = folder;
    this.#keep = keep;
    mkdirSync(folder, { recursive: true });
  }

  add(line: SignLine): void {
    this.#waiting.push(line);
  }

  /** Writes what waits. Throws the system's error; what waited is then lost, not doubled. */
  flush(): void {
    const lines = this.#waiting;
    this.#waiting = [];
    for (const [name, some] of Map.groupBy(lines, ({ at }) => nameAt(at))) {
      appendFileSync(join(this.#folder, name), some.map((line) => `${JSON.stringify(line)}\n`).join(''));
    }
  }

  /** The lines that were added since the last reading, by anybody. Removes files that nobody looks back at. */
  readNew(now: number): SignLine[] {
    const lines: SignLine[] = [];
    for (const name of readdirSync(this.#folder).sort()) {
      if (!name.endsWith('.jsonl')) continue;
      if (now - timeOf(name) > this.#keep + hour) {
        rmSync(join(this.#folder, name), { force: true });
        this.#read.delete(name);
      } else lines.push(...this.#linesOf(name));
    }
    return lines;
  }

  #linesOf(name: string): SignLine[] {
    const file = join(this.#folder, name);
    const from = this.#read.get(name) ?? 0;
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (size <= from) return [];
    const handle = openSync(file, 'r');
    try {
      const bytes = Buffer.alloc(size - from);
      const read = bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, from));
      const whole = read.subarray(0, read.lastIndexOf(newLine) + 1);
      this.#read.set(name, from + whole.length);
      return whole
        .toString()
        .split('\n')
        .flatMap((line) => parse(line) ?? []);
    } finally {
      closeSync(handle);
    }
  }
}
