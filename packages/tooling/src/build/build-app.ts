import { mkdirSync, rmSync } from 'node:fs';
import { type App, distOf } from '../workspace.ts';
import { clientConfig } from './client-config.ts';
import { runWebpack } from './run-webpack.ts';
import { serverConfig } from './server-config.ts';
import { sourceHash } from './source-hash.ts';
import { writeRelease } from './write-release.ts';

export interface AppBuild {
  app: App;
  version: string;
  /** Folder of the release; `<app folder>/dist` when absent. */
  out?: string;
}

/**
 * Builds one app into a release folder: `client/`, `server/index.cjs`, `release.json`.
 * Throws with webpack's own lines when the build fails.
 */
export async function buildApp({ app, version, out = distOf(app) }: AppBuild): Promise<string> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const stats = await runWebpack([
    await clientConfig({ app, version, out }),
    serverConfig({ app, version, out }),
  ]);
  const client = stats.stats.find((one) => one.compilation.name === app);
  if (!client) throw new Error(`${app}: the browser build gave no result`);
  writeRelease({ app, version, out, sources: sourceHash(app), compilation: client.compilation });
  return out;
}
