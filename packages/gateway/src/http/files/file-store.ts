import { readFile } from 'node:fs/promises';
import type { Encoding } from '../pack.ts';

export interface KeptFile {
  bytes: Uint8Array<ArrayBuffer>;
  encoding: Encoding | undefined;
}

const endings = { br: '.br', gzip: '.gz' } as const;
const mostBytes = 64 * 2 ** 20;

/**
 * Release files as they are sent, in memory once they were asked for: a registry whose folder cannot be reached does
 * not stop the pages that stand. The least asked-for go when it is full.
 */
export class FileStore {
  readonly #files = new Map<string, KeptFile>();
  readonly #most: number;
  #bytes = 0;

  constructor(most = mostBytes) {
    this.#most = most;
  }

  /** The bytes in the best packing that is there. Throws what the disk throws. */
  async read(file: string, encoding: Encoding | undefined): Promise<KeptFile> {
    const key = `${encoding ?? 'plain'} ${file}`;
    const known = this.#files.get(key);
    if (known) {
      // Asked for again: it goes to the end of those that may go.
      this.#files.delete(key);
      this.#files.set(key, known);
      return known;
    }
    const kept = await this.#fromDisk(file, encoding);
    if (!this.#files.has(key)) this.#keep(key, kept);
    return kept;
  }

  async #fromDisk(file: string, encoding: Encoding | undefined): Promise<KeptFile> {
    const packed = encoding && (await readFile(file + endings[encoding]).catch(() => undefined));
    return packed
      ? { bytes: new Uint8Array(packed), encoding }
      : { bytes: new Uint8Array(await readFile(file)), encoding: undefined };
  }

  #keep(key: string, file: KeptFile): void {
    this.#files.set(key, file);
    this.#bytes += file.bytes.length;
    for (const [oldest, { bytes }] of this.#files) {
      if (this.#bytes <= this.#most) return;
      this.#files.delete(oldest);
      this.#bytes -= bytes.length;
    }
  }
}
