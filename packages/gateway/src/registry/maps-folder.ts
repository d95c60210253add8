import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AppName, ReleaseRecord } from '@pasar/contract';
import { computeIntegrity } from '../platform/content-hash.ts';
import { RegistryError } from './registry-error.ts';
import type { ReleaseEvent } from './release-event.ts';

const mostBytes = 30 * 2 ** 20;
const day = 86_400_000;
/** Longer than the release itself: tabs that stayed open still report. */
const keptFor = 30 * day;
const plainName = /^(client|server)(\/[\w@~-][\w@~.-]*)+$/;

/** Where the source maps of a release are: beside the releases, so that no address leads to them. */
export const getMapsFolder = (
  registry: string,
  { app, version }: { app: AppName; version: string },
): string => join(registry, 'maps', app, version);

const readMap = async (folder: string, file: string): Promise<Buffer> => {
  if (!plainName.test(file)) throw new RegistryError('refused', `${file} is no name for a file with a map.`);
  return readFile(join(folder, 'maps', `${file}.map`)).catch(() => {
    throw new RegistryError('refused', `maps/${file}.map is in the release record but not in the release.`);
  });
};

/**
 * The maps of a build, as its record names them. Throws RegistryError `refused` when one is missing or another file, and
 * when they are too large together.
 */
export const readMaps = async (
  folder: string,
  { app, version, maps = {} }: ReleaseRecord,
): Promise<Map<string, Buffer>> => {
  const read = new Map<string, Buffer>();
  let total = 0;
  for (const [file, { integrity }] of Object.entries(maps)) {
    const bytes = await readMap(folder, file);
    if (computeIntegrity(bytes) !== integrity)
      throw new RegistryError('refused', `${app} ${version}: maps/${file}.map is not that of the record.`);
    total += bytes.length;
    read.set(file, bytes);
  }
  if (total <= mostBytes) return read;
  throw new RegistryError(
    'refused',
    `${app} ${version}: its source maps have ${total} bytes, at most ${mostBytes} are taken.`,
  );
};

/** Puts the maps of a release where `getMapsFolder` says, in place of any that are there. */
export const storeMaps = async (
  registry: string,
  release: { app: AppName; version: string },
  maps: ReadonlyMap<string, Buffer>,
): Promise<void> => {
  const folder = getMapsFolder(registry, release);
  const incoming = join(registry, 'maps', `.incoming-${randomUUID()}`);
  for (const [file, bytes] of maps) {
    await mkdir(dirname(join(incoming, file)), { recursive: true });
    await writeFile(join(incoming, `${file}.map`), bytes);
  }
  await rm(folder, { recursive: true, force: true });
  if (maps.size === 0) return;
  await mkdir(dirname(folder), { recursive: true });
  await rename(incoming, folder);
};

/** Removes the maps of releases that are gone for long. */
export const purgeMaps = async (
  registry: string,
  events: readonly ReleaseEvent[],
  now: Date,
): Promise<void> => {
  for (const { verb, app, version, at } of events)
    if (verb === 'gc' && now.getTime() - Date.parse(at) > keptFor)
      await rm(getMapsFolder(registry, { app, version }), { recursive: true, force: true });
};
