import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteFolder } from '@pasar/gateway/budget';
import type { Compilation } from 'webpack';
import { type App, root } from '../workspace.ts';
import { getGlobalName } from './compile-options.ts';
import { facadeNames } from './facade-names.ts';
import { computeIntegrity } from './integrity-plugin.ts';
import { listAssets } from './list-assets.ts';
import { listCalls } from './list-calls.ts';
import { listChunks } from './list-chunks.ts';
import { readPages } from './read-pages.ts';
import { readSharedNames } from './read-shared-names.ts';
import { isScriptOfRelease } from './script-of-release.ts';
import { sharedRanges } from './shared-modules.ts';

const gitCommit = () => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
};

/** Every call of the API that a bundle carries, as `GET /home`; server bundles are not minified. */
export const endpointsIn = (bundle: string): string[] =>
  [
    ...new Set(
      [...bundle.matchAll(/\bmethod: ['"](GET|POST)['"],\s*path: ['"](\/[^'"]*)['"]/g)].map(
        ([, method, place]) => `${method} ${place}`,
      ),
    ),
  ].sort();

const scripts = (compilation: Compilation, group: string): string[] | undefined =>
  compilation.namedChunkGroups.get(group)?.getFiles().filter(isScriptOfRelease);

const locales = ['id', 'en'];

const localeFiles = (compilation: Compilation) =>
  Object.fromEntries(locales.map((locale) => [locale, scripts(compilation, `locale-${locale}`) ?? []]));

const named = (compilation: Compilation, page: string, chunk: string): string[] => {
  const files = scripts(compilation, chunk);
  if (files) return files;
  throw new Error(
    `page '${page}' needs a chunk named '${chunk}': import(/* webpackChunkName: "${chunk}" */ …)`,
  );
};

function sliceParts(app: App, out: string, compilation: Compilation) {
  const pages = readPages(app, path.join(out, 'server/index.cjs'));
  const expose = scripts(compilation, 'slice') ?? [];
  const routes = pages.map(({ path: pattern, chunk, messages, navigation: _, ...page }) => {
    const chunks = named(compilation, page.id, chunk).filter((file) => !expose.includes(file));
    const texts =
      messages && Object.fromEntries(locales.map((one) => [one, named(compilation, page.id, messages(one))]));
    return { ...page, path: pattern, chunks, ...(texts && { texts }) };
  });
  const navigation = pages.flatMap(({ id, navigation: entries = [] }) =>
    entries.map((entry) => ({ page: id, ...entry })),
  );
  return { entryPath: 'remoteEntry.js', common: ['remoteEntry.js', ...expose], routes, navigation };
}

function shellParts(compilation: Compilation) {
  const initial = scripts(compilation, 'main') ?? [];
  const entryPath = initial.at(-1);
  if (!entryPath) throw new Error('the shell has no main file');
  return { entryPath, common: initial, routes: [], navigation: [] };
}

/** Writes `release.json`: what the registry needs to know of a build (contract's ReleaseRecord). */
export async function writeRelease(o: {
  app: App;
  version: string;
  out: string;
  sources: string;
  /** Of the browser's files. */
  compilation: Compilation;
  /** Of the server's bundle too. */
  compilations: readonly Compilation[];
  /** What its code uses of the shared modules. */
  imports?: Record<string, string[]>;
  /** The pages that it links to. */
  links: string[];
  /** Of the built files, with their hashes. */
  maps?: Record<string, { integrity: string; bytes: number }>;
}) {
  const { app, version, out, sources, compilation, compilations, links, imports = {}, maps = {} } = o;
  const parts = app === 'shell' ? shellParts(compilation) : sliceParts(app, out, compilation);
  const assets = listAssets(path.join(out, 'client'), parts.entryPath);
  const server = readFileSync(path.join(out, 'server/index.cjs'));
  const digest = createHash('sha256');
  for (const [file, { integrity }] of Object.entries(assets)) digest.update(`${file}\0${integrity}\n`);
  digest.update(`server/index.cjs\0${computeIntegrity(server)}\n`);
  const endpoints = endpointsIn(server.toString());
  const record = {
    format: 2,
    app,
    version,
    digest: `sha256-${digest.digest('hex')}`,
    git: gitCommit(),
    sources,
    builtAt: new Date().toISOString(),
    entry: { path: parts.entryPath, global: app === 'shell' ? 'shell' : getGlobalName(app, version) },
    server: 'server/index.cjs',
    serverIntegrity: computeIntegrity(server),
    assets,
    maps,
    routes: parts.routes,
    ...(parts.navigation.length > 0 && { navigation: parts.navigation }),
    common: { '*': parts.common, ...localeFiles(compilation) },
    contract: {
      shared: sharedRanges(),
      provides: parts.routes.map((route) => route.path),
      endpoints,
      calls: await listCalls(endpoints),
      links,
      // A slice's messages, its pages' too, have the name before the first full stop of their ids.
      namespaces: [...new Set([app, ...parts.routes.map(({ id }) => id.split('.', 1)[0] ?? id)])],
      chunks: {
        ...listChunks(compilations, Object.keys(assets)),
        'sbom.cdx.json': ['sbom'],
        [`${remoteFolder}/mf-manifest.json`]: ['manifest'],
      },
      ...(app === 'shell' ? { exports: readSharedNames(out, await facadeNames()) } : { imports }),
    },
  };
  writeFileSync(path.join(out, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  return record;
}
