import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { remoteFolder } from '@pasar/gateway/budget';
import webpack, { type Configuration } from 'webpack';
import { getAppFolder } from '../workspace.ts';
import type { ClientBuild } from './client-config.ts';
import {
  definitions,
  fileRule,
  getGlobalName,
  loaders,
  minifier,
  resolve,
  scriptRule,
} from './compile-options.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { sharedRanges } from './shared-modules.ts';
import { UnmodifiedPackagesPlugin } from './unmodified-packages-plugin.ts';

const entry = createRequire(import.meta.url).resolve('@pasar/embed/entry');

/** React of the host's version where it has one; all else comes along. */
const sharedWithHost = () => {
  const { react, 'react-dom': reactDom } = sharedRanges();
  const range = (requiredVersion: string | undefined) => ({
    singleton: true,
    ...(requiredVersion && { requiredVersion }),
  });
  return { react: range(react), 'react-dom': range(reactDom), 'react-dom/client': range(reactDom) };
};

/** How a slice is built for hosts of others: Module Federation as documented, with the federation runtime inside. */
export const remoteConfig = ({ app, version, out }: ClientBuild): Configuration => ({
  name: `${app}-remote`,
  context: getAppFolder(app),
  mode: 'production',
  target: ['web', 'es2022'],
  entry: {},
  devtool: false,
  output: {
    path: path.join(out, 'client', remoteFolder),
    uniqueName: `${getGlobalName(app, version)}__remote`,
    publicPath: 'auto',
    filename: '[name].js',
    chunkFilename: '[id].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    crossOriginLoading: 'anonymous',
  },
  resolve: { ...resolve, alias: { '@pasar/embedded-slice$': path.join(getAppFolder(app), 'src/slice.ts') } },
  resolveLoader: loaders,
  module: { rules: [scriptRule({ refresh: false }), fileRule] },
  plugins: [
    new webpack.DefinePlugin(definitions({ app, version, server: false })),
    new ModuleFederationPlugin({
      name: `${getGlobalName(app, version)}__remote`,
      filename: 'remoteEntry.js',
      exposes: { './mount': { import: entry, name: 'mount' } },
      manifest: true,
      dts: false,
      shared: sharedWithHost(),
    }),
    new IntegrityPlugin(),
    new UnmodifiedPackagesPlugin(),
  ],
  optimization: {
    chunkIds: 'deterministic',
    splitChunks: { chunks: 'all', minSize: 60_000, maxSize: 160_000 },
    minimizer: [minifier],
  },
  performance: false,
  // It says each time that hosts find the files relative to the manifest.
  infrastructureLogging: { level: 'error' },
  stats: 'errors-warnings',
});
