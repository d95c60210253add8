import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { getAppFolder } from '../workspace.ts';
import type { ClientBuild } from './client-config.ts';
import { definitions, fileRule, getGlobalName, loaders, resolve, scriptRule } from './compile-options.ts';
import { sharedNames } from './shared-modules.ts';
import { UnmodifiedPackagesPlugin } from './unmodified-packages-plugin.ts';

const shared = new Set<string>(sharedNames);

/**
 * How an app's server bundle is built: one CommonJS file without lazy chunks; a slice requests shared
 * modules from the shell.
 */
export function serverConfig({ app, version, out, development = false }: ClientBuild): Configuration {
  const shell = app === 'shell';
  return {
    name: `${app}-server`,
    context: getAppFolder(app),
    mode: development ? 'development' : 'production',
    target: 'node26',
    entry: { index: shell ? './src/server.tsx' : './src/slice.ts' },
    devtool: development ? false : 'hidden-source-map',
    output: {
      path: path.join(out, 'server'),
      uniqueName: `${getGlobalName(app, version)}__server`,
      filename: 'index.cjs',
      library: { type: 'commonjs2' },
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: `/r/${app}/${version}/`,
    },
    resolve: { ...resolve, conditionNames: ['node', 'import', 'module', 'default'] },
    resolveLoader: loaders,
    externalsPresets: { node: true },
    externals: shell
      ? []
      : [
          ({ request }, done) =>
            request !== undefined && shared.has(request) ? done(undefined, `commonjs ${request}`) : done(),
        ],
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      // A file that only the server names, such as the font it preloads, is still fetched by the browser.
      generator: { 'asset/resource': { outputPath: '../client/' } },
      rules: [scriptRule({ refresh: false }), fileRule],
    },
    plugins: [
      new webpack.DefinePlugin(definitions({ app, version, server: true })),
      new UnmodifiedPackagesPlugin(),
    ],
    optimization: { minimize: false, splitChunks: false },
    performance: false,
    stats: 'errors-warnings',
  };
}
