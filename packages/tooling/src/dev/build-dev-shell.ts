import { mkdirSync } from 'node:fs';
import { clientConfig } from '../build/client-config.ts';
import { LinkNamesPlugin } from '../build/link-names-plugin.ts';
import { runWebpack } from '../build/run-webpack.ts';
import { serverConfig } from '../build/server-config.ts';
import { writeRelease } from '../build/write-release.ts';
import { hotConfig } from './hot-config.ts';

const app = 'shell';
const version = '0.0.0-dev';

/** Builds the shell with React's development build, in which components of slices can be replaced, into a folder. */
export const buildDevShell = async (out: string): Promise<void> => {
  mkdirSync(out, { recursive: true });
  const build = { app, version, out, development: true };
  const links = new LinkNamesPlugin();
  const configs = [hotConfig(app, await clientConfig(build)), serverConfig(build)];
  for (const { plugins } of configs) plugins?.push(links);
  const { stats } = await runWebpack(configs);
  const compilations = stats.map((one) => one.compilation);
  const compilation = compilations.find(({ name }) => name === app);
  if (!compilation) throw new Error('the shell gave no development build');
  await writeRelease({ app, version, out, sources: 'dev', compilation, compilations, links: links.list() });
};
