import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { loaders, resolve, scriptRule } from '../build/compile-options.ts';
import { runWebpack } from '../build/run-webpack.ts';
import { buildDevShell } from '../dev/build-dev-shell.ts';
import { root } from '../workspace.ts';
import type { Files } from './pack-source-package.ts';
import { readFiles } from './tar.ts';

const gateway = path.join(root, 'packages/gateway/src');
/** What it finds beside itself at run time. */
const beside = 'render/process';

/** The part of the gateway that `pasar-slice dev` runs, in one file. */
const bundle = (out: string): Configuration => ({
  name: 'workplace',
  context: gateway,
  mode: 'production',
  target: 'node22',
  entry: { workplace: './workplace.ts' },
  experiments: { outputModule: true },
  output: { path: out, filename: '[name].js', library: { type: 'module' }, chunkFormat: 'module' },
  resolve: {
    ...resolve,
    // Lists of licenses are data.
    extensions: [...(resolve?.extensions ?? []), '.json'],
    conditionNames: ['node', 'import', 'module', 'default'],
  },
  resolveLoader: loaders,
  externalsPresets: { node: true },
  module: {
    // Addresses of files beside it stay as they are.
    parser: { javascript: { url: false, importMeta: false, dynamicImportMode: 'eager' } },
    rules: [scriptRule({ refresh: false })],
  },
  optimization: { minimize: false, splitChunks: false },
  performance: false,
  stats: 'errors-warnings',
});

/** What `pasar-slice dev` needs besides the build: the gateway's part and the shell's development build. */
export const packWorkplace = async (): Promise<Files> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pasar-workplace-'));
  try {
    const shell = path.join(folder, 'shell');
    await Promise.all([runWebpack([bundle(folder)]), buildDevShell(shell)]);
    const files: Files = new Map([['workplace.js', readFileSync(path.join(folder, 'workplace.js'))]]);
    for (const [file, bytes] of readFiles(path.join(gateway, beside)))
      if (!file.endsWith('.test.ts')) files.set(`process/${file}`, bytes);
    for (const [file, bytes] of readFiles(shell)) files.set(`kit/tools/apps/shell/${file}`, bytes);
    return files;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
