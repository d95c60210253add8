import { LRUCache } from 'lru-cache';
import type { Fs } from '../../platform/fs/fs.ts';
import type { Encoding } from '../pack.ts';

export interface CachedFile {
  bytes: Uint8Array<ArrayBuffer>;
  encoding: Encoding | undefined;
}

const endings = { br: '.br', gzip: '.gz' } as const;
const mostBytes = 64 * 2 ** 20;

interface FileRequest {
  file: string;
  encoding: Encoding | undefined;
}

const absent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};

const readFrom = async (disk: Pick<Fs, 'read'>, { file, encoding }: FileRequest): Promise<CachedFile> => {
  const packed = encoding && (await disk.read(file + endings[encoding]).catch(absent));
  return packed
    ? { bytes: new Uint8Array(packed), encoding }
    : { bytes: new Uint8Array(await disk.read(file)), encoding: undefined };
};

/**
 * Release files as they are sent, cached in memory after the first request: pages keep working when the
 * registry's folder cannot be reached. The least requested files are evicted when it is full.
 */
export class FileStore {
  readonly #files: LRUCache<string, CachedFile, FileRequest>;

  constructor(disk: () => Pick<Fs, 'read'>, maxSize = mostBytes) {
    this.#files = new LRUCache({
      maxSize,
      sizeCalculation: ({ bytes }) => bytes.length + 1,
      fetchMethod: (_key, _old, { context }) => readFrom(disk(), context),
      // A file that is evicted while it is read still goes to whoever waits for it.
      ignoreFetchAbort: true,
    });
  }

  /** The bytes in the best packing that is there; simultaneous requests read the disk once. Throws what the disk throws. */
  read(file: string, encoding: Encoding | undefined): Promise<CachedFile> {
    return this.#files.forceFetch(`${encoding ?? 'plain'} ${file}`, { context: { file, encoding } });
  }
}
