import path from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { type App, getAppFolder } from '../workspace.ts';

/** In the kit these files are JavaScript. */
const ending = path.extname(import.meta.filename);
const page = (file: string) => path.join(import.meta.dirname, 'page', file + ending);

/** Precedes the entry of a slice. */
export const devClientFile: string = page('dev-client');

const refreshRule: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: [/node_modules[\\/](?!@pasar[\\/])/, path.join(import.meta.dirname, 'page')],
  enforce: 'post',
  use: path.join(import.meta.dirname, `refresh-loader${ending}`),
};

/** Puts a file of `page/` in the place of a module of the shell, which that file finds under the name `usual`. */
const replace = (file: string, request: RegExp, usual: string) => [
  new webpack.NormalModuleReplacementPlugin(request, page(path.basename(file, '.ts'))),
  new webpack.NormalModuleReplacementPlugin(new RegExp(`^${usual}$`), (resource) => {
    // The query distinguishes it from the request that is replaced.
    resource.request = `${path.join(getAppFolder('shell'), 'src', file)}?usual`;
  }),
];

const replaced = [
  // The shell's policy of scripts admits nothing newer than its document; that of a session does.
  ...replace('loading/secure-script.ts', /\/secure-script\.ts$/, '@pasar/shell-script-factory'),
  ...replace('messages/message-loader.ts', /\/message-loader\.ts$/, '@pasar/shell-message-loader'),
];

/** What an app's browser build gets on top so that open pages follow its sources (React Fast Refresh). */
export const hotConfig = (app: App, config: Configuration): Configuration => ({
  ...config,
  ...(app === 'shell' && {
    entry: { main: [page('start-refresh'), devClientFile, './src/main.tsx'] },
  }),
  module: { ...config.module, rules: [...(config.module?.rules ?? []), refreshRule] },
  plugins: [
    ...(config.plugins ?? []),
    new webpack.HotModuleReplacementPlugin(),
    ...(app === 'shell' ? replaced : []),
  ],
  optimization: { ...config.optimization, emitOnErrors: false },
});
