import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { remoteFolder } from '@pasar/gateway/budget';
import { type App, appFolders, getDistFolder } from '../workspace.ts';
import { clientConfig } from './client-config.ts';
import { LinkNamesPlugin } from './link-names-plugin.ts';
import { moveMaps } from './move-maps.ts';
import { remoteConfig } from './remote-config.ts';
import { runWebpack } from './run-webpack.ts';
import { serverConfig } from './server-config.ts';
import { SharedImportsPlugin } from './shared-imports-plugin.ts';
import { assertBudget } from './size-budget.ts';
import { sourceHash } from './source-hash.ts';
import { writeRelease } from './write-release.ts';
import { writeSbom } from './write-sbom.ts';

export interface AppBuild {
  app: App;
  version: string;
  /** Folder of the release; `<app folder>/dist` when absent. */
  out?: string;
}

/**
 * Builds one app into a release folder: `client/` with the list of packages (`sbom.cdx.json`) and, of a slice, `remote/`;
 * `server/index.cjs`; `maps/`; `release.json`.
 * Throws with webpack's own lines when the build fails, and when a page weighs more than its budget.
 */
export async function buildApp({ app, version, out = getDistFolder(app) }: AppBuild): Promise<string> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const imports = new SharedImportsPlugin();
  const links = new LinkNamesPlugin();
  const configs = [await clientConfig({ app, version, out }), serverConfig({ app, version, out })];
  for (const { plugins } of configs) plugins?.push(imports, links);
  // What it uses of React is the host's, not the shell's.
  if (app !== 'shell') configs.push(remoteConfig({ app, version, out }));
  const stats = await runWebpack(configs);
  const client = stats.stats.find((one) => one.compilation.name === app);
  if (!client) throw new Error(`${app}: the browser build gave no result`);
  const { compilation } = client;
  // Nothing reads it: the manifest beside it says the same.
  rmSync(path.join(out, 'client', remoteFolder, 'mf-stats.json'), { force: true });
  // Before the record, which lists and hashes it like any other file.
  writeSbom(`./${appFolders[app]}`, path.join(out, 'client/sbom.cdx.json'));
  const maps = moveMaps(out);
  const compilations = stats.stats.map((one) => one.compilation);
  const record = await writeRelease({
    app,
    version,
    out,
    sources: sourceHash(app),
    compilation,
    compilations,
    imports: imports.list(),
    links: links.list(),
    maps,
  });
  try {
    assertBudget(app, record, path.join(out, 'client'), compilation);
  } catch (over) {
    // A build over its budget must not look complete.
    rmSync(out, { recursive: true, force: true });
    throw over;
  }
  return out;
}
