import { join } from 'node:path';
import type { AppName, ReleaseRecord } from '@pasar/contract';
import type { Fs } from '../platform/fs/fs.ts';
import { checkPacked } from './check-packed.ts';
import { RegistryError } from './registry-error.ts';
import { checkFiles, measureFiles } from './release-files.ts';
import { readRecord, recordHash } from './release-record.ts';
import { getApp, type PublishedRelease, type ReleaseState } from './release-state.ts';
import type { Signers } from './signers.ts';

/** A published release whose files were found to be those of its record. */
export interface StoredRelease {
  app: AppName;
  version: string;
  folder: string;
  record: ReleaseRecord;
}

/**
 * The releases on the disk. Each is verified byte for byte before use, once per process; a rejection is not
 * cached, so that a repaired release needs no restart.
 */
export class ReleaseStorage {
  readonly #folder: string;
  readonly #signers: Signers;
  readonly #disk: () => Fs;
  readonly #opened = new Map<string, Promise<StoredRelease>>();

  constructor(folder: string, signers: Signers, disk: () => Fs) {
    this.#folder = folder;
    this.#disk = disk;
    this.#signers = signers;
  }

  folderOf(app: AppName, version: string): string {
    return join(this.#folder, app, version);
  }

  /** Throws RegistryError `unknown` when it was never published, `refused` when its files were touched. */
  open(state: ReleaseState, app: AppName, version: string): Promise<StoredRelease> {
    const { published: all } = getApp(state, app);
    const published = Object.hasOwn(all, version) && all[version];
    if (!published) {
      return Promise.reject(new RegistryError('unknown', `${app} ${version} is not published.`));
    }
    const key = `${app} ${version}`;
    const known = this.#opened.get(key);
    if (known) return known;
    const opening = this.verify(app, version, published);
    this.#opened.set(key, opening);
    opening.catch(() => this.#opened.delete(key));
    return opening;
  }

  /** Lets go of a release whose files are about to go. */
  forget(app: AppName, version: string): void {
    this.#opened.delete(`${app} ${version}`);
  }

  /** Reads and hashes a release anew. Throws RegistryError `refused`. */
  async verify(app: AppName, version: string, published: PublishedRelease): Promise<StoredRelease> {
    const folder = this.folderOf(app, version);
    const disk = this.#disk();
    const record = await readRecord(folder, disk);
    checkFiles(record, await measureFiles(folder, record, disk));
    await checkPacked(folder, record, disk);
    const isOther =
      record.app !== app ||
      record.version !== version ||
      record.digest !== published.digest ||
      record.signature?.kid !== published.signer ||
      // Releases of the first servers have no hash of their record in the chain.
      (published.record !== undefined && published.record !== recordHash(record));
    if (isOther) {
      throw new RegistryError('refused', `${app} ${version}: its record is not the one that was published.`);
    }
    this.#signers.check(record, 'kept', await this.#signers.listOn(disk));
    return { app, version, folder, record };
  }
}
