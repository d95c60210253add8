import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseRecord, SliceLimits } from '@pasar/contract';
import { limits, remoteFolder } from '../../budget.ts';
import type { StoredRelease } from '../release-storage.ts';

const kb = (bytes: number): string => (bytes / 1024).toFixed(1);
const mb = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

const isMap = (file: string): boolean => file.endsWith('.map');
const isForHosts = (file: string): boolean => file.startsWith(`${remoteFolder}/`);

type Asset = [file: string, asset: ReleaseRecord['assets'][string]];

const sum = (assets: readonly Asset[]): number => assets.reduce((bytes, [, asset]) => bytes + asset.bytes, 0);

/** Whether the files are so many bytes that packing them would only waste time. */
export const isOversized = (
  { assets }: ReleaseRecord,
  { clientMB }: Pick<SliceLimits, 'clientMB'> = limits,
): boolean => sum(Object.entries(assets)) > (2 * clientMB + limits.mapsMB) * 1024 * 1024;

const totalProblem = (what: string, assets: readonly Asset[], most: number): string[] => {
  const bytes = sum(assets);
  if (bytes <= most * 1024 * 1024) return [];
  const [file, biggest] = assets.reduce((one, other) => (other[1].bytes > one[1].bytes ? other : one));
  return [
    `its ${what} weigh ${mb(bytes)} MB, ${mb(biggest.bytes)} of them client/${file}, at most ${most} (release.json: assets)`,
  ];
};

/** The files that a page loads at once have a separate budget. */
const lateScripts = ({ app, entry, common, assets }: ReleaseRecord): Asset[] => {
  const first = app === 'shell' ? [entry.path, ...(common['*'] ?? [])] : [];
  return Object.entries(assets).filter(([file]) => /\.m?js$/.test(file) && !first.includes(file));
};

const chunkProblems = (record: ReleaseRecord): string[] =>
  lateScripts(record).flatMap(([file, { br, bytes }]) => {
    const most = isForHosts(file) ? limits.remoteChunkKB : limits.chunkKB;
    return (br ?? bytes) <= most * 1024
      ? []
      : [
          `client/${file} weighs ${kb(br ?? bytes)} KB packed, at most ${most} (release.json: assets["${file}"])`,
        ];
  });

const strangers = ({ assets, contract: { chunks } }: ReleaseRecord): string[] =>
  Object.keys(assets)
    .filter((file) => chunks && !isMap(file) && !chunks[file]?.length)
    .map((file) => `client/${file} is in no chunk, so nothing loads it (release.json: contract.chunks)`);

/** What a release weighs too much, by its bytes and not by what its record says. */
export const findSizeProblems = async (
  { app, version, folder, record }: StoredRelease,
  { clientMB, serverMB }: Pick<SliceLimits, 'clientMB' | 'serverMB'> = limits,
): Promise<string[]> => {
  const assets = Object.entries(record.assets);
  const server = (await stat(join(folder, record.server))).size;
  const problems = [
    ...totalProblem(
      'browser files',
      assets.filter(([file]) => !isMap(file) && !isForHosts(file)),
      clientMB,
    ),
    ...totalProblem(
      'files for other hosts',
      assets.filter(([file]) => !isMap(file) && isForHosts(file)),
      clientMB,
    ),
    ...totalProblem(
      'source maps',
      assets.filter(([file]) => isMap(file)),
      limits.mapsMB,
    ),
    ...(server <= serverMB * 1024 * 1024
      ? []
      : [`${record.server} weighs ${mb(server)} MB, at most ${serverMB} (release.json: server)`]),
    ...chunkProblems(record),
    ...strangers(record),
  ];
  return problems.map((problem) => `${app} ${version}: ${problem}`);
};
