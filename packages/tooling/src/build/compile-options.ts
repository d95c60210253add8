import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/** TypeScript and JSX through swc, with emotion's JSX so that the `css` prop works everywhere. */
export const scriptRule = (o: { refresh: boolean }): RuleSetRule => ({
  test: /\.[mc]?tsx?$/,
  // The kit comes as source, also to a repository that has it installed.
  exclude: /node_modules[\\/](?!@pasar[\\/])/,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: {
          react: {
            runtime: 'automatic',
            importSource: '@emotion/react',
            development: false,
            refresh: o.refresh,
          },
        },
      },
    },
  },
});

/** Fonts and images that an app ships become files of its release. */
export const fileRule: RuleSetRule = { test: /\.(woff2|webp|png|svg)$/, type: 'asset/resource' };

export const resolve: Configuration['resolve'] = {
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  conditionNames: ['import', 'browser', 'module', 'default'],
};

/**
 * Emotion imports these for names that no app uses. They do nothing when they are loaded, but don't say so in
 * their package.json, so that webpack would keep them.
 */
export const unusedRule: RuleSetRule = {
  test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
};

/** What every build knows about itself. */
export const definitions = (o: { app: string; version: string; server: boolean }) => ({
  __VERSION__: JSON.stringify(o.version),
  __APP__: JSON.stringify(o.app),
  __SERVER__: JSON.stringify(o.server),
});

/** Unique per build, so that two versions of a slice can share one document. */
export const getGlobalName = (app: string, version: string): string =>
  `${app}__${version}`.replaceAll(/\W/g, '_');

/**
 * The global array through which chunks arrive. Every file of a build carries its name, so it is short, and of one length
 * for every version. A document has one shell.
 */
export const getChunkGlobal = (app: string, version: string): string =>
  app === 'shell'
    ? '_'
    : `_${createHash('sha256').update(getGlobalName(app, version)).digest('hex').slice(0, 8)}`;

/** Loaders are found beside tooling, not beside the app that is built. */
export const loaders: Configuration['resolveLoader'] = {
  modules: [path.dirname(path.dirname(require.resolve('swc-loader/package.json')))],
};

export const minifier = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  extractComments: false,
  terserOptions: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
});
