import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { clientConfig } from '../build/client-config.ts';
import { definitions, fileRule, scriptRule } from '../build/compile-options.ts';
import { runWebpack } from '../build/run-webpack.ts';
import { sharedRanges } from '../build/shared-modules.ts';
import { getAppFolder, root } from '../workspace.ts';

const folder = path.join(root, 'node_modules/.cache/bench');
const version = '0.0.0';

/** Files of a baseline, below `/twin/`. */
export interface Baseline {
  folder: string;
  /** First script of the page. */
  main: string;
  /** Scripts that the page surely needs, for preloads. */
  ahead: string[];
}

/** The replacements of the shell's own federation. */
const placeholders = {
  one: `import { slice } from ${JSON.stringify(path.join(getAppFolder('storefront'), 'src/slice.ts'))};
export const createFederation = () => async () => slice;
`,
  naive: `export const createFederation = () => async () => (await import('storefront/slice')).slice;
`,
  boundary: `import(${JSON.stringify(path.join(getAppFolder('shell'), 'src/main.tsx'))});
`,
};

const write = (name: keyof typeof placeholders) => {
  const file = path.join(folder, `${name}.ts`);
  writeFileSync(file, placeholders[name]);
  return file;
};

const replaceFederation = (by: string) =>
  new webpack.NormalModuleReplacementPlugin(/\/loading\/federation\.ts$/, (resource) => {
    resource.request = by;
  });

const plain = (app: 'shell' | 'storefront') =>
  new webpack.DefinePlugin(definitions({ app, version, server: false }));

/**
 * What most teams write: every shared module as its own singleton, negotiated when the page starts. The kit
 * holds the layout's contexts, so a slice takes it from the host here, too.
 */
const usualShared = (part: 'host' | 'slice') =>
  Object.fromEntries(
    Object.entries(sharedRanges()).map(([name, requiredVersion]) => [
      name,
      part === 'slice' && name === '@pasar/slice-kit'
        ? { singleton: true, requiredVersion, import: false as const }
        : { singleton: true, requiredVersion, version: requiredVersion.slice(1) },
    ]),
  );

async function base(app: 'shell' | 'storefront', out: string): Promise<Configuration> {
  const config = await clientConfig({ app, version, out });
  return {
    ...config,
    output: { ...config.output, path: out, filename: '[name].js', chunkLoadTimeout: 120_000 },
  };
}

const filesOf = (stats: webpack.MultiStats, at: number, group: string): string[] =>
  stats.stats[at]?.compilation.namedChunkGroups
    .get(group)
    ?.getFiles()
    .filter((file) => file.endsWith('.js')) ?? [];

/** Shell and storefront as one ordinary web app, rendered on the server, split by page as ours is. */
async function buildOneBundle(): Promise<Baseline> {
  const out = path.join(folder, 'one');
  const config = await base('shell', out);
  const stats = await runWebpack([{ ...config, plugins: [plain('shell'), replaceFederation(write('one'))] }]);
  const main = filesOf(stats, 0, 'main').at(-1) ?? '';
  const ahead = ['home', 'locale-id']
    .flatMap((group) => filesOf(stats, 0, group))
    .filter((file) => file !== main);
  return { folder: out, main, ahead };
}

/** Shell and storefront federated as the plugin's documentation shows, rendered in the browser. */
async function buildNaive(): Promise<Baseline> {
  const out = path.join(folder, 'naive');
  // Packages as they are published: the optimizations of our own build would remove the manifests.
  const module = { rules: [scriptRule({ refresh: false }), fileRule] };
  const shell = { ...(await base('shell', out)), module };
  const slice = { ...(await base('storefront', path.join(out, 'storefront'))), module };
  const stats = await runWebpack([
    {
      ...shell,
      entry: { main: write('boundary') },
      plugins: [
        plain('shell'),
        replaceFederation(write('naive')),
        new ModuleFederationPlugin({
          name: 'naive_shell',
          remotes: { storefront: 'storefront@/twin/storefront/mf-manifest.json' },
          shared: usualShared('host'),
          dts: false,
        }),
      ],
    },
    {
      ...slice,
      plugins: [
        plain('storefront'),
        new ModuleFederationPlugin({
          name: 'storefront',
          filename: 'remoteEntry.js',
          exposes: { './slice': './src/slice.ts' },
          shared: usualShared('slice'),
          dts: false,
        }),
      ],
    },
  ]);
  return { folder: out, main: filesOf(stats, 0, 'main').at(-1) ?? '', ahead: [] };
}

/** Builds both baselines of the home page from the same sources. */
export async function buildBaselines(): Promise<{ naive: Baseline; one: Baseline }> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return { one: await buildOneBundle(), naive: await buildNaive() };
}
