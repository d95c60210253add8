import type { Fs } from '../../platform/fs/fs.ts';
import type { Encoding } from '../pack.ts';

export interface CachedFile {
  bytes: Uint8Array<ArrayBuffer>;
  encoding: Encoding | undefined;
}

const endings = { br: '.br', gzip: '.gz' } as const;
const mostBytes = 64 * 2 ** 20;

const absent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};

/**
 * Release files as they are sent, cached in memory after the first request: pages keep working when the
 * registry's folder cannot be reached. The least requested files are evicted when it is full.
 */
export class FileStore {
  readonly #files = new Map<string, CachedFile>();
  readonly #coming = new Map<string, Promise<CachedFile>>();
  readonly #disk: () => Pick<Fs, 'read'>;
  readonly #most: number;
  #bytes = 0;

  constructor(disk: () => Pick<Fs, 'read'>, most = mostBytes) {
    this.#disk = disk;
    this.#most = most;
  }

  /** The bytes in the best packing that is there. Throws what the disk throws. */
  async read(file: string, encoding: Encoding | undefined): Promise<CachedFile> {
    const key = `${encoding ?? 'plain'} ${file}`;
    const known = this.#files.get(key);
    if (known) {
      // A repeated request moves it to the end of the eviction order.
      this.#files.delete(key);
      this.#files.set(key, known);
      return known;
    }
    // Many requests for a new file at once read the disk once.
    const coming = this.#coming.get(key) ?? this.#bring(key, file, encoding);
    this.#coming.set(key, coming);
    return coming;
  }

  async #bring(key: string, file: string, encoding: Encoding | undefined): Promise<CachedFile> {
    try {
      const kept = await this.#fromDisk(file, encoding);
      this.#keep(key, kept);
      return kept;
    } finally {
      this.#coming.delete(key);
    }
  }

  async #fromDisk(file: string, encoding: Encoding | undefined): Promise<CachedFile> {
    const disk = this.#disk();
    const packed = encoding && (await disk.read(file + endings[encoding]).catch(absent));
    return packed
      ? { bytes: new Uint8Array(packed), encoding }
      : { bytes: new Uint8Array(await disk.read(file)), encoding: undefined };
  }

  #keep(key: string, file: CachedFile): void {
    this.#files.set(key, file);
    this.#bytes += file.bytes.length;
    for (const [oldest, { bytes }] of this.#files) {
      if (this.#bytes <= this.#most) return;
      this.#files.delete(oldest);
      this.#bytes -= bytes.length;
    }
  }
}
