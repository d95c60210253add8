import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { resolve } from '../../build/compile-options.ts';
import { runWebpack } from '../../build/run-webpack.ts';
import { sharedRanges } from '../../build/shared-modules.ts';
import { getAppFolder, root } from '../../workspace.ts';

const folder = path.join(root, 'node_modules/.cache/bench/peers');
const source = (file: string) => path.join(import.meta.dirname, 'competitors', file);

/** Fetched by npm when the bench needs them; nothing else uses them. */
export const competitorPackages = ['single-spa@6.0.3', '@module-federation/retry-plugin@0.17.1'];
const pages = ['catalog', 'account'] as const;
type PageName = (typeof pages)[number];

const fetchPeers = () => {
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const words = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...competitorPackages];
  execFileSync('npm', words, { cwd: folder, stdio: 'ignore' });
};

/** The versions of each page, and where a competitor's files are in them: the first is deployed at first. */
const versions = [
  ['1', ''],
  ['2', '-next'],
] as const;

const base = (name: string, out: string, version = '1'): Configuration => ({
  name: `${name} ${version}`,
  context: getAppFolder('shell'),
  mode: 'production',
  target: ['web', 'es2022'],
  output: { path: path.join(folder, out), uniqueName: name, publicPath: 'auto', filename: '[name].js' },
  resolve: {
    ...resolve,
    modules: [
      'node_modules',
      path.join(getAppFolder('shell'), 'node_modules'),
      path.join(folder, 'node_modules'),
    ],
  },
  plugins: [
    new webpack.DefinePlugin({ __PAGE__: JSON.stringify(name), __VERSION__: JSON.stringify(version) }),
  ],
  performance: false,
});

const shared = Object.fromEntries(
  Object.entries(sharedRanges())
    .filter(([name]) => name === 'react' || name === 'react-dom')
    .map(([name, requiredVersion]) => [name, { singleton: true, requiredVersion }]),
);

/** Host and remotes as the documentation of the federation plugin shows them, with its retry plugin. */
const federation = (): Configuration[] => {
  const retry = path.join(folder, 'retry.js');
  writeFileSync(
    retry,
    "import { RetryPlugin } from '@module-federation/retry-plugin';\nexport default () => RetryPlugin({ fetch: { retryTimes: 2 }, script: { retryTimes: 2, retryDelay: 500 } });\n",
  );
  const host = base('host', 'federation');
  const remote = (name: PageName, version: string, folderEnd: string): Configuration => {
    const one = base(name, `federation${folderEnd}/${name}`, version);
    const plugin = new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      exposes: { './page': source('page.js') },
      shared,
      dts: false,
    });
    return { ...one, entry: {}, plugins: [...(one.plugins ?? []), plugin] };
  };
  const plugin = new ModuleFederationPlugin({
    name: 'host',
    remotes: Object.fromEntries(pages.map((name) => [name, `${name}@/files/${name}/mf-manifest.json`])),
    runtimePlugins: [retry],
    shared,
    dts: false,
  });
  return [
    { ...host, entry: { main: source('federation-main.js') }, plugins: [...(host.plugins ?? []), plugin] },
    ...pages.flatMap((name) => versions.map(([version, folderEnd]) => remote(name, version, folderEnd))),
  ];
};

/** A root and applications as single-spa's documentation shows them, by the browser's own import map. */
const singleSpa = (): Configuration[] => {
  const rootConfig = base('root', 'spa');
  return [
    { ...rootConfig, entry: { main: source('spa-root.js') } },
    ...pages.flatMap((name) =>
      versions.map(([version, folderEnd]): Configuration => {
        const one = base(name, `spa${folderEnd}/${name}`, version);
        return {
          ...one,
          entry: { page: source('spa-app.js') },
          experiments: { outputModule: true },
          output: { ...one.output, module: true, library: { type: 'module' } },
        };
      }),
    ),
  ];
};

/** Builds the same two pages in each competitor; returns the folder of each. */
export async function buildCompetitors(): Promise<{ federation: string; spa: string }> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  fetchPeers();
  await runWebpack([...federation(), ...singleSpa()]);
  return { federation: path.join(folder, 'federation'), spa: path.join(folder, 'spa') };
}
