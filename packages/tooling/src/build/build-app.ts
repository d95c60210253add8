import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type App, appFolders, getDistFolder } from '../workspace.ts';
import { clientConfig } from './client-config.ts';
import { runWebpack } from './run-webpack.ts';
import { serverConfig } from './server-config.ts';
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
 * Builds one app into a release folder: `client/` with the list of packages (`sbom.cdx.json`), `server/index.cjs`,
 * `release.json`.
 * Throws with webpack's own lines when the build fails, and when a page weighs more than its budget.
 */
export async function buildApp({ app, version, out = getDistFolder(app) }: AppBuild): Promise<string> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const stats = await runWebpack([
    await clientConfig({ app, version, out }),
    serverConfig({ app, version, out }),
  ]);
  const client = stats.stats.find((one) => one.compilation.name === app);
  if (!client) throw new Error(`${app}: the browser build gave no result`);
  const { compilation } = client;
  // Before the record, which lists and hashes it like any other file.
  writeSbom(`./${appFolders[app]}`, path.join(out, 'client/sbom.cdx.json'));
  const record = writeRelease({ app, version, out, sources: sourceHash(app), compilation });
  try {
    assertBudget(app, record, path.join(out, 'client'), compilation);
  } catch (over) {
    // A build over its budget must not look complete.
    rmSync(out, { recursive: true, force: true });
    throw over;
  }
  return out;
}
