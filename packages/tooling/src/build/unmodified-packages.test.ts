import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import webpack, { type Configuration } from 'webpack';
import { apps } from '../workspace.ts';
import { clientConfig } from './client-config.ts';
import { runWebpack } from './run-webpack.ts';
import { serverConfig } from './server-config.ts';
import { UnmodifiedPackagesPlugin } from './unmodified-packages-plugin.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pasar-packages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  return path.join(folder, file);
};
const lib = write(
  'node_modules/lib/index.js',
  "import { part } from './part.js';\nexport const lib = part;\n",
);
const part = write('node_modules/lib/part.js', 'export const part = 1;\n');
const kit = write('node_modules/@pasar/kit/index.js', 'export const kit = 2;\n');
const entry = write(
  'index.js',
  "import { lib } from 'lib';\nimport { kit } from '@pasar/kit';\nprint(lib, kit);\n",
);
const mine = write('mine.js', 'export const part = 3, lib = 3;\n');
const loader = write('loader.cjs', "module.exports = (source) => source.replace('1', '4');\n");

/** A build with the rule, and with what is planted in it. */
const build = (planted: Configuration = {}) =>
  runWebpack([
    {
      mode: 'production',
      context: folder,
      entry,
      output: { path: path.join(folder, 'out') },
      ...planted,
      plugins: [...(planted.plugins ?? []), new UnmodifiedPackagesPlugin()],
    },
  ]);

test('a build of packages as they are published passes, and sources of the kit may pass a loader [F1]', {
  tags: 'slow',
}, async () => {
  await expect(build({ module: { rules: [{ test: kit, use: loader }] } })).resolves.toBeDefined();
});

const replacement = (request: RegExp) => new webpack.NormalModuleReplacementPlugin(request, mine);
/** Rewrites a file after it was read, without a loader. */
const rewriting = {
  apply: (compiler: webpack.Compiler) =>
    compiler.hooks.compilation.tap('rewriting', (compilation) =>
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        'rewriting',
        ([source, map, ast], module) => [
          module.resource === lib ? 'export const lib = 5;\n' : source,
          map,
          ast,
        ],
      ),
    ),
};

test.each<[string, Configuration, string]>([
  ['a loader', { module: { rules: [{ test: /part\.js$/, use: loader }] } }, `${part} passes a loader`],
  ['an alias', { resolve: { alias: { lib: mine } } }, "'lib' of lib is replaced by "],
  ['an alias to nothing', { resolve: { alias: { lib: false } } }, "'lib' of lib is replaced by ignored"],
  ['a replaced package', { plugins: [replacement(/^lib$/)] }, "'lib' of lib is replaced by "],
  [
    'a replaced file of a package',
    { plugins: [replacement(/part\.js$/)] },
    "'./part.js' of lib is replaced by ",
  ],
  ['a rewritten file', { plugins: [rewriting] }, `${lib} is not read as it is`],
])('%s fails the build [F1]', async (_, planted, message) => {
  await expect(build(planted)).rejects.toThrow(message);
});

test('every build of an app has the rule [F1]', async () => {
  const configs = await Promise.all(
    apps.flatMap((app) => [
      clientConfig({ app, version: '1.0.0', out: folder }),
      clientConfig({ app, version: '1.0.0', out: folder, development: true }),
      serverConfig({ app, version: '1.0.0', out: folder }),
    ]),
  );
  const have = configs.map(({ plugins = [] }) =>
    plugins.some((one) => one instanceof UnmodifiedPackagesPlugin),
  );
  expect(have).toEqual(configs.map(() => true));
});
