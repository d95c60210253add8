import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@pasar/contract';
import type { StoredRelease } from '../../registry/index.ts';

/** A build with the bytes of its browser files, which the next build overwrites on the disk. */
export interface TakenBuild {
  release: StoredRelease;
  files: ReadonlyMap<string, Buffer>;
}

/** Reads a release folder under another version, so that two builds of a session differ in it. */
export const readBuild = (folder: string, version?: string): TakenBuild => {
  const record = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseRecord;
  const release = { app: record.app, version: version ?? record.version, folder, record };
  const files = Object.keys(record.assets).map(
    (file) => [file, readFileSync(join(folder, 'client', file))] as const,
  );
  return { release, files: new Map(files) };
};
