import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { canonicalJson } from '../platform/canonical-json.ts';
import { sha256 } from '../platform/content-hash.ts';

/** One call to `/ops/v1` that requested a change or was rejected. */
export interface AuditEntry {
  at: string;
  /** Name of the key, or `-` when none was shown. */
  who: string;
  role: string;
  /** Address of the caller. */
  from: string;
  call: string;
  why: string;
  /** The status code of the response. */
  code: number;
  said: string;
}

const entryOf = (line: string): AuditEntry | undefined => {
  try {
    const { hash: _, ...entry } = JSON.parse(line) as AuditEntry & { hash: string };
    return entry;
  } catch {
    return undefined;
  }
};

/**
 * Who requested what, when, why, and with what result; rejections too (quality S21, S39). The file holds
 * lines of JSON, each with the hash of its content, and no value can start a new line.
 */
export class AuditLog {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  write(entry: AuditEntry): void {
    mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
    const line = { ...entry, hash: sha256(canonicalJson(entry)) };
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
  }

  /** The latest entries that somebody may see, latest first. A line that was cut off is passed over. */
  latest(limit: number, maySee: (entry: AuditEntry) => boolean = () => true): AuditEntry[] {
    if (!existsSync(this.#file)) return [];
    const entries: AuditEntry[] = [];
    for (const line of readFileSync(this.#file, 'utf8').trimEnd().split('\n').reverse()) {
      const entry = entryOf(line);
      if (entry && maySee(entry)) entries.push(entry);
      if (entries.length >= limit) break;
    }
    return entries;
  }
}
