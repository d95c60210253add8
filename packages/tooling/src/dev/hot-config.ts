import path from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { type App, getAppFolder } from '../workspace.ts';

const page = (file: string) => path.join(import.meta.dirname, 'page', file);

const refreshRule: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: [/node_modules[\\/](?!@pasar[\\/])/, path.join(import.meta.dirname, 'page')],
  enforce: 'post',
  use: path.join(import.meta.dirname, 'refresh-loader.ts'),
};

/** The shell's policy of scripts admits nothing newer than its document; that of a session does. */
const newestFiles = [
  new webpack.NormalModuleReplacementPlugin(/\/secure-script\.ts$/, page('secure-script.ts')),
  new webpack.NormalModuleReplacementPlugin(/^@pasar\/shell-script-factory$/, (resource) => {
    // The query distinguishes it from the request that is replaced.
    resource.request = `${path.join(getAppFolder('shell'), 'src/loading/secure-script.ts')}?usual`;
  }),
];

/** What an app's browser build gets on top so that open pages follow its sources (React Fast Refresh). */
export const hotConfig = (app: App, config: Configuration): Configuration => ({
  ...config,
  ...(app === 'shell' && {
    entry: { main: [page('start-refresh.ts'), page('dev-client.ts'), './src/main.tsx'] },
  }),
  module: { ...config.module, rules: [...(config.module?.rules ?? []), refreshRule] },
  plugins: [
    ...(config.plugins ?? []),
    new webpack.HotModuleReplacementPlugin(),
    ...(app === 'shell' ? newestFiles : []),
  ],
  optimization: { ...config.optimization, emitOnErrors: false },
});

/** Precedes the entry of a slice. */
export const devClientFile: string = page('dev-client.ts');
