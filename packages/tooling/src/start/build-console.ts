import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { hashOfSources } from '../build/source-hash.ts';
import { root } from '../workspace.ts';

const folder = path.join(root, 'packages/console');
/** The folder that the gateway serves at `/ops`. */
export const consoleDist = path.join(folder, 'dist');
const recordFile = path.join(consoleDist, 'release.json');

async function configuration(): Promise<Configuration> {
  const { IntegrityPlugin } = await import('../build/integrity-plugin.ts');
  const { fileRule, loaders, minifier, resolve, scriptRule } = await import('../build/compile-options.ts');
  return {
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { main: './src/main.tsx' },
    devtool: false,
    output: {
      path: path.join(consoleDist, 'client'),
      clean: true,
      publicPath: '/ops/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
    },
    resolve,
    resolveLoader: loaders,
    module: { rules: [scriptRule({ refresh: false }), fileRule] },
    plugins: [new IntegrityPlugin()],
    // One file and the plots: operations must be able to open the console whatever else is broken.
    optimization: { minimizer: [minifier], splitChunks: false },
    performance: false,
  };
}

const builtFrom = () =>
  existsSync(recordFile)
    ? (JSON.parse(readFileSync(recordFile, 'utf8')) as { sources: string }).sources
    : undefined;

/** Builds the console of operations when its sources changed. Returns whether it succeeded. */
export async function buildConsole(): Promise<boolean> {
  const sources = hashOfSources(['packages/console']);
  if (builtFrom() === sources) return true;
  const { runWebpack } = await import('../build/run-webpack.ts');
  const { listAssets } = await import('../build/list-assets.ts');
  rmSync(consoleDist, { recursive: true, force: true });
  try {
    const { stats } = await runWebpack([await configuration()]);
    const entry = stats[0]?.compilation.entrypoints
      .get('main')
      ?.getFiles()
      .find((file) => file.endsWith('.js'));
    const record = {
      app: 'console',
      sources,
      entry: { path: entry },
      assets: listAssets(path.join(consoleDist, 'client')),
    };
    writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
    console.log('  console built');
    return true;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
}
