import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AppName, ReleaseRecord } from '@pasar/contract';
import { computeIntegrity } from '../platform/content-hash.ts';
import { shellBundle } from './shell-bundle.ts';

export interface FixtureRelease {
  app: AppName;
  version: string;
  /** Source of the server bundle. */
  server?: string;
  /** Browser files besides the entry. */
  files?: Record<string, string>;
  routes?: ReleaseRecord['routes'];
  navigation?: ReleaseRecord['navigation'];
  common?: ReleaseRecord['common'];
  contract?: Partial<ReleaseRecord['contract']>;
  global?: string;
}

const folders: string[] = [];

/** An empty folder that no other test uses; removed after the test file. */
export const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'pasar-gateway-'));
  folders.push(folder);
  return folder;
};

/** Removes the folders that the tests of a file made. */
export const removeFolders = (): void => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
};

const write = (folder: string, file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

/** The list of packages of a release, in CycloneDX. */
export const fixturePackages = (
  ...components: { name: string; version: string; license?: string }[]
): string =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    components: components.map(({ license, ...one }) => ({
      ...one,
      ...(license !== undefined && { licenses: [{ license: { id: license } }] }),
    })),
  });

/** Writes a release as the build does: `client/`, `server/index.cjs`, `release.json`. Returns the folder. */
export const writeFixtureRelease = (fixture: FixtureRelease, folder = freshFolder()): string => {
  const { app, version, routes = [] } = fixture;
  const entry = app === 'shell' ? 'main.js' : 'remoteEntry.js';
  const client = {
    [entry]: `/* ${app} ${version} ${'entry '.repeat(200)}*/`,
    'sbom.cdx.json': fixturePackages({ name: 'react', version: '19.3.1', license: 'MIT' }),
    ...fixture.files,
  };
  const server = fixture.server ?? (app === 'shell' ? shellBundle : 'exports.slice = {};');
  const assets: ReleaseRecord['assets'] = {};
  const digest = createHash('sha256');
  for (const [file, text] of Object.entries(client).sort(([a], [b]) => (a < b ? -1 : 1))) {
    write(folder, `client/${file}`, text);
    const integrity = computeIntegrity(Buffer.from(text));
    assets[file] = { integrity, bytes: Buffer.byteLength(text) };
    digest.update(`${file}\0${integrity}\n`);
  }
  write(folder, 'server/index.cjs', server);
  const serverIntegrity = computeIntegrity(Buffer.from(server));
  digest.update(`server/index.cjs\0${serverIntegrity}\n`);
  const record: ReleaseRecord = {
    format: 2,
    app,
    version,
    digest: `sha256-${digest.digest('hex')}`,
    git: '',
    builtAt: '2026-01-01T00:00:00.000Z',
    entry: { path: entry, global: fixture.global ?? `${app}__${version.replace(/\W/g, '_')}` },
    server: 'server/index.cjs',
    serverIntegrity,
    assets,
    routes,
    ...(fixture.navigation && { navigation: fixture.navigation }),
    common: fixture.common ?? { '*': [entry], id: [], en: [] },
    contract: {
      shared: { react: '^19.3.1' },
      provides: routes.map(({ path }) => path),
      chunks: Object.fromEntries(Object.keys(assets).map((file) => [file, ['entry']])),
      calls: [],
      ...(app === 'shell' ? { exports: { react: ['*', 'useState'] } } : { imports: {} }),
      ...fixture.contract,
    },
  };
  write(folder, 'release.json', JSON.stringify(record));
  return folder;
};
