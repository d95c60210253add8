import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@pasar/contract';
import { expect, test } from 'vitest';
import {
  actor,
  freshRegistry,
  freshRegistryWith,
  goLive,
  publishFixtures,
} from '../../testing/fixture-registry.ts';
import { type FixtureRelease, writeFixtureRelease } from '../../testing/fixture-release.ts';

const noise = (bytes: number): string => randomBytes(bytes / 2).toString('hex');
const slice = (version: string, more: Partial<FixtureRelease> = {}): FixtureRelease => ({
  app: 'storefront',
  version,
  ...more,
});
const mb = 1024 * 1024;

const cases: [what: string, more: Partial<FixtureRelease>, line: RegExp][] = [
  [
    'a late script',
    { files: { '742.js': noise(120_000) } },
    /^storefront 1\.1\.0: client\/742\.js weighs 5\d\.\d KB packed, at most 50 \(release\.json: assets\["742\.js"\]\)$/,
  ],
  [
    'a script for other hosts',
    { files: { 'remote/1.js': noise(240_000) } },
    /^storefront 1\.1\.0: client\/remote\/1\.js weighs 1[01]\d\.\d KB packed, at most 100 /,
  ],
  [
    'all files for other hosts',
    { files: { 'remote/1.js': ' '.repeat(2 * mb), 'remote/map.png': ' '.repeat(1.5 * mb) } },
    /^storefront 1\.1\.0: its files for other hosts weigh 3\.5 MB, 2\.0 of them client\/remote\/1\.js, at most 3 /,
  ],
  [
    'all browser files',
    { files: { '742.js': ' '.repeat(2 * mb), 'map.png': ' '.repeat(1.5 * mb) } },
    /^storefront 1\.1\.0: its browser files weigh 3\.5 MB, 2\.0 of them client\/742\.js, at most 3 \(release\.json: assets\)$/,
  ],
  [
    "the server's bundle",
    { server: `exports.slice = {};${' '.repeat(5 * mb)}` },
    /^storefront 1\.1\.0: server\/index\.cjs weighs 5\.0 MB, at most 4 \(release\.json: server\)$/,
  ],
  [
    'the source maps',
    { files: { '742.js.map': ' '.repeat(31 * mb) } },
    /^storefront 1\.1\.0: its source maps weigh 31\.0 MB, 31\.0 of them client\/742\.js\.map, at most 30 \(release\.json: assets\)$/,
  ],
  [
    'a file that nothing loads',
    {
      files: { 'late.js': '', 'loot.js': '' },
      contract: {
        chunks: {
          ...{ 'remoteEntry.js': ['entry'], 'sbom.cdx.json': ['sbom'] },
          ...{ 'late.js': ['./a.ts → ./b.ts'], 'loot.js': [] },
        },
      },
    },
    /^storefront 1\.1\.0: client\/loot\.js is in no chunk, so nothing loads it \(release\.json: contract\.chunks\)$/,
  ],
];

test.for(cases)(
  '[F15] %s over its limit is refused',
  { tags: 'slow', timeout: 60_000 },
  async ([, more, line]) => {
    const { registry } = freshRegistry();
    await goLive(registry, { app: 'shell', version: '1.0.0' }, slice('1.0.0'));
    const heavy = slice('1.1.0', more);
    await publishFixtures(registry, heavy);
    const refusal = await registry.promote({ ...actor, releases: [heavy] }).catch((error) => error);
    expect(refusal.reasons).toEqual([expect.stringMatching(line)]);
    const [forced] = await registry.promote({ ...actor, releases: [heavy], force: true });
    expect(forced?.forced).toEqual(refusal.reasons);
  },
);

test('[F15] what a record says of its packed sizes is not believed', { tags: 'slow' }, async () => {
  const { registry } = freshRegistry();
  await goLive(registry, { app: 'shell', version: '1.0.0' }, slice('1.0.0'));
  const from = writeFixtureRelease(slice('1.1.0', { files: { '742.js': noise(120_000) } }));
  const file = join(from, 'release.json');
  const record: ReleaseRecord = JSON.parse(readFileSync(file, 'utf8'));
  for (const asset of Object.values(record.assets)) asset.br = 1;
  writeFileSync(file, JSON.stringify(record));
  const { problems } = await registry.check({ from });
  expect(problems).toEqual([expect.stringContaining('client/742.js weighs')]);
  await registry.publish({ ...actor, app: 'storefront', version: '1.1.0', from, packed: false });
  expect((await registry.check({ app: 'storefront', version: '1.1.0' })).problems).toEqual(problems);
});

test('a build of an older kit is not taken in, and its record stays readable for a rollback', async () => {
  const { registry } = await freshRegistryWith({ app: 'storefront' });
  const from = writeFixtureRelease(slice('1.1.0'));
  const file = join(from, 'release.json');
  const { format: _, ...old } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(old));
  const sentence = expect.stringMatching(/^storefront 1\.1\.0 was built by an older kit/);
  const refused = { code: 'refused', message: sentence };
  await expect(registry.check({ from })).rejects.toMatchObject(refused);
  await expect(
    registry.publish({ ...actor, app: 'storefront', version: '1.1.0', from }),
  ).rejects.toMatchObject(refused);
  expect(await registry.inspect(from)).toMatchObject({ app: 'storefront', version: '1.1.0' });
});
