import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@pasar/contract';
import { describe, expect, test } from 'vitest';
import { freshFolder } from '../../testing/fixture-release.ts';
import { findSizeProblems, isOversized } from './size-problems.ts';

const kb = 1024;
const mb = 1024 * kb;

type Sizes = Record<string, number | { bytes: number; br: number }>;

const recordOf = (sizes: Sizes, app: string): ReleaseRecord =>
  // What a release weighs is in no other part of its record.
  ({
    entry: { path: 'main.js' },
    common: { '*': ['base.js'], id: ['id.js'] },
    server: 'index.cjs',
    assets: Object.fromEntries(
      Object.entries(sizes).map(([file, size]) => [file, typeof size === 'number' ? { bytes: size } : size]),
    ),
    contract: {},
    app,
  }) as unknown as ReleaseRecord;

const limits = { clientMB: 1, serverMB: 1 };
const problems = (
  sizes: Sizes,
  { app = 'seller', server = 1, contract = {} }: { app?: string; server?: number; contract?: object } = {},
) => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'index.cjs'), Buffer.alloc(server));
  const record = { ...recordOf(sizes, app), contract } as ReleaseRecord;
  return findSizeProblems({ app, version: '1.0.0', folder, record }, limits);
};

describe('a release may weigh exactly as much as its limits say, and no byte more [F15]', () => {
  test.each<[string, Sizes, Sizes, string]>([
    [
      'files for browsers',
      { 'a.png': 0.5 * mb, 'b.png': 0.5 * mb },
      { 'a.png': 0.5 * mb, 'b.png': 0.5 * mb + 1 },
      'its browser files weigh 1.0 MB, 0.5 of them client/b.png, at most 1 (release.json: assets)',
    ],
    [
      'files for other hosts',
      { 'remote/a.png': 0.75 * mb, 'remote/b.png': 0.25 * mb },
      { 'remote/a.png': 0.75 * mb, 'remote/b.png': 0.25 * mb + 1 },
      'its files for other hosts weigh 1.0 MB, 0.8 of them client/remote/a.png, at most 1 (release.json: assets)',
    ],
    [
      'source maps, of whatever files',
      { 'a.js.map': 15 * mb, 'remote/b.js.map': 15 * mb },
      { 'a.js.map': 15 * mb, 'remote/b.js.map': 15 * mb + 1 },
      'its source maps weigh 30.0 MB, 15.0 of them client/remote/b.js.map, at most 30 (release.json: assets)',
    ],
    [
      'a late script, packed',
      { 'a.js': { bytes: 90 * kb, br: 50 * kb }, 'a.json': 60 * kb },
      { 'a.js': { bytes: 90 * kb, br: 50 * kb + 52 } },
      'client/a.js weighs 50.1 KB packed, at most 50 (release.json: assets["a.js"])',
    ],
    [
      'a late script that was not packed',
      { 'a.mjs': 50 * kb },
      { 'a.mjs': 51 * kb },
      'client/a.mjs weighs 51.0 KB packed, at most 50 (release.json: assets["a.mjs"])',
    ],
    [
      'a script for other hosts',
      { 'remote/a.js': 100 * kb },
      { 'remote/a.js': 101 * kb },
      'client/remote/a.js weighs 101.0 KB packed, at most 100 (release.json: assets["remote/a.js"])',
    ],
  ])('%s', async (_, most, more, problem) => {
    expect(await problems(most)).toEqual([]);
    expect(await problems(more)).toEqual([`seller 1.0.0: ${problem}`]);
  });

  test('the bundle of the server', async () => {
    expect(await problems({}, { server: mb })).toEqual([]);
    expect(await problems({}, { server: mb + 1 })).toEqual([
      'seller 1.0.0: index.cjs weighs 1.0 MB, at most 1 (release.json: server)',
    ]);
  });
});

test('what the shell loads at once has its own budget; the same files of a slice are late scripts [F15]', async () => {
  const sizes = { 'main.js': 60 * kb, 'base.js': 60 * kb };
  expect(await problems(sizes, { app: 'shell' })).toEqual([]);
  expect(await problems({ ...sizes, 'id.js': 60 * kb }, { app: 'shell' })).toEqual([
    expect.stringContaining('client/id.js weighs'),
  ]);
  expect(await problems(sizes)).toHaveLength(2);
});

test('a file in no chunk is named where a record lists its chunks; source maps are in none [F15]', async () => {
  const sizes = { 'a.js': 1, 'b.js': 1, 'a.js.map': 1 };
  expect(await problems(sizes)).toEqual([]);
  expect(await problems(sizes, { contract: { chunks: { 'a.js': ['entry'], 'b.js': [] } } })).toEqual([
    'seller 1.0.0: client/b.js is in no chunk, so nothing loads it (release.json: contract.chunks)',
  ]);
});

test('files far beyond all limits are not worth packing [F15]', () => {
  const most = (2 * 1 + 30) * mb;
  expect(isOversized(recordOf({ 'a.png': most - 5, 'a.js.map': 5 }, 'seller'), limits)).toBe(false);
  expect(isOversized(recordOf({ 'a.png': most - 5, 'a.js.map': 6 }, 'seller'), limits)).toBe(true);
  expect(isOversized(recordOf({ 'a.png': (2 * 3 + 30) * mb }, 'seller'))).toBe(false);
});
