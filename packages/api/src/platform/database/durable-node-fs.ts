import { closeSync, existsSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of the WASM file system that lacks fsync. */
interface HostFiles {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
    realPath(node: unknown): string;
  };
}

const syncFolder = (folder: string) => {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

const syncTree = (folder: string) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) {
      const handle = openSync(path, 'r+');
      fsyncSync(handle);
      closeSync(handle);
    }
  }
  syncFolder(folder);
};

/**
 * PGlite's own NodeFS has no fsync and starts PostgreSQL with `-F`: a power cut would lose acknowledged work.
 * This one hands every fsync to the host (quality R4).
 */
export class DurableNodeFS extends NodeFS {
  #fresh = false;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    this.#fresh = !existsSync(join(this.rootDir, 'PG_VERSION'));
    const started = await super.init(...args);
    const preRun = started.emscriptenOpts.preRun as ((module: HostFiles) => void)[];
    preRun.push(({ NODEFS }) => {
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncFolder(NODEFS.realPath(stream.node));
        else fsyncSync(stream.nfd);
        return 0;
      };
    });
    return started;
  }

  /** Called right after initdb copied its files: make that first copy durable, once. */
  override async syncToFs(): Promise<void> {
    if (!this.#fresh) return;
    this.#fresh = false;
    syncTree(this.rootDir);
    syncFolder(dirname(this.rootDir));
  }
}

/** An embedded database is in memory: an index costs no more per page than a scan, which PostgreSQL does not assume. */
export const memoryCosts: string[] = ['-c', 'random_page_cost=1.1'];

export const durableStartParams: string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  ...memoryCosts,
];
