import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { type App, getAppFolder } from '../workspace.ts';
import {
  definitions,
  fileRule,
  getChunkGlobal,
  getGlobalName,
  loaders,
  minifier,
  resolve,
  scriptRule,
  unusedRule,
} from './compile-options.ts';
import { facadeNames } from './facade-names.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { SharedContractPlugin } from './shared-contract-plugin.ts';
import { sharedRanges } from './shared-modules.ts';
import { UnmodifiedPackagesPlugin } from './unmodified-packages-plugin.ts';

export interface ClientBuild {
  app: App;
  version: string;
  /** Folder of the release; files go to `client/` in it. */
  out: string;
  development?: boolean;
  /** Modules that run before the door of a slice. */
  before?: readonly string[];
}

/** A slice never brings a shared module along: it takes the shell's or does not start. */
const federation = ({ app, version, before = [] }: ClientBuild) =>
  new ModuleFederationPlugin({
    name: getGlobalName(app, version),
    filename: 'remoteEntry.js',
    // The door's chunk has a name, so that its file can be preloaded.
    exposes: { './slice': { import: [...before, './src/slice.ts'], name: 'slice' } },
    manifest: false,
    dts: false,
    shared: Object.fromEntries(
      Object.entries(sharedRanges()).map(([name, requiredVersion]) => [
        name,
        { singleton: true, requiredVersion, import: false as const },
      ]),
    ),
    experiments: {
      externalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });

/** The shell makes its federation instance at run time, so it sets the runtime's documented options itself. */
const runtimeOptions = new webpack.DefinePlugin({
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  ENV_TARGET: JSON.stringify('web'),
});

/**
 * Nearly every function of these files runs as the page starts: the browser compiles them all while it still fetches,
 * beside the page's own thread, and not one by one on it.
 */
const compileAtOnce = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** How an app's browser files are built. */
export async function clientConfig(build: ClientBuild): Promise<Configuration> {
  const { app, version, out, development = false } = build;
  const shell = app === 'shell';
  return {
    name: app,
    context: getAppFolder(app),
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    entry: shell ? { main: './src/main.tsx' } : {},
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: path.join(out, 'client'),
      uniqueName: getGlobalName(app, version),
      chunkLoadingGlobal: getChunkGlobal(app, version),
      publicPath: 'auto',
      // A remote's entry must not carry a content hash: the federation plugin fails with one.
      filename: shell && !development ? '[name].[contenthash:8].js' : '[name].js',
      // Every build has its own address: a hash or a name in each would only weigh on the entry's table.
      chunkFilename: development ? '[name].js' : '[id].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 4000,
    },
    resolve,
    resolveLoader: loaders,
    module: { rules: [scriptRule({ refresh: development }), fileRule, unusedRule] },
    plugins: [
      new webpack.DefinePlugin(definitions({ app, version, server: false })),
      ...(shell ? [runtimeOptions] : [federation(build), new SharedContractPlugin(await facadeNames())]),
      ...(development ? [] : [compileAtOnce]),
      new IntegrityPlugin({ followsSources: development }),
      new UnmodifiedPackagesPlugin(),
    ],
    optimization: {
      minimize: !development,
      chunkIds: development ? 'named' : 'deterministic',
      // The home page is one file: it is the first page of most users, and its shared code is duplicated on
      // purpose.
      splitChunks: {
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'home-page-tsx',
        minSize: 60_000,
        // In a repository of one slice the kit is installed, too: it is split as it is in the workspace.
        cacheGroups: { defaultVendors: { test: /[\\/]node_modules[\\/](?!@pasar[\\/])/ } },
      },
      minimizer: [minifier],
    },
    performance: false,
    stats: 'errors-warnings',
  };
}
