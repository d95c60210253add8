import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { getServedHashes } from '../build/served-hashes.ts';
import { root } from '../workspace.ts';
import { readFiles, tarGz } from './tar.ts';

export const sourcePackages = [
  'contract',
  'api-client',
  'design-tokens',
  'ui',
  'slice-kit',
  'dashboard',
] as const;

/** What the build and the packing of releases need, of all that the workspace's own tooling has. */
const sliceToolsDependencies = [
  '@module-federation/enhanced',
  '@swc/core',
  'modern-tar',
  'swc-loader',
  'terser-webpack-plugin',
  'webpack',
];

interface Manifest {
  name: string;
  version: string;
  exports?: unknown;
  dependencies?: Record<string, string>;
  [key: string]: unknown;
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const manifestOf = (folder: string): Manifest => JSON.parse(read(`${folder}/package.json`)) as Manifest;

/** The versions on which the workspace has agreed. */
const catalog = (): Map<string, string> => {
  const [, section = ''] = /^catalog:\n((?: {2}.*\n)+)/m.exec(read('pnpm-workspace.yaml')) ?? [];
  return new Map(
    [...section.matchAll(/^ {2}'?([^':]+)'?: (.+)$/gm)].map(([, name = '', version = '']) => [name, version]),
  );
};

const real = (dependencies: Record<string, string> = {}): Record<string, string> => {
  const agreed = catalog();
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => {
      if (range === 'workspace:*')
        return [name, manifestOf(`packages/${name.replace('@pasar/', '')}`).version];
      return [name, range === 'catalog:' ? (agreed.get(name) ?? '*') : range];
    }),
  );
};

const isTest = (file: string): boolean => /\.test\.tsx?$|^testing\/|\/testing\//.test(file);

type Files = Map<string, Buffer>;
const text = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** A package of the kit as it is: its sources are compiled together with the slice's own. */
const sourcePackage = (name: string): [Manifest, Files] => {
  const { exports, ...manifest } = manifestOf(`packages/${name}`);
  const { devDependencies: _, scripts: __, private: ___, ...rest } = manifest;
  const doors = Object.fromEntries(
    Object.entries(exports as object).filter(([door]) => door !== './testing'),
  );
  const packed: Manifest = {
    ...rest,
    name: manifest.name,
    version: manifest.version,
    exports: doors,
    dependencies: real(manifest.dependencies),
  };
  const sources = [...readFiles(path.join(root, 'packages', name, 'src'))].filter(([file]) => !isTest(file));
  return [packed, new Map(sources.map(([file, content]) => [`src/${file}`, content]))];
};

/** Node strips no types inside `node_modules`. A path to a source of the slice keeps its extension. */
const asJavaScript = (source: string): Buffer =>
  Buffer.from(
    stripTypeScriptTypes(source)
      .replaceAll(/(?<!src\/slice)\.ts'/g, ".js'")
      .replaceAll("'@pasar/gateway/budget'", "'../budget.js'")
      .replaceAll("'@pasar/gateway/signing'", "'../../signing.js'"),
  );

const inJavaScript = (files: Iterable<[string, Buffer]>, below: string): [string, Buffer][] =>
  [...files]
    .filter(([file]) => file.endsWith('.ts') && !isTest(file))
    .map(([file, content]) => [`${below}${file.replace(/\.ts$/, '.js')}`, asJavaScript(content.toString())]);

/** The build of a slice and the calls of a team, without the workspace around them. */
const sliceTools = (): [Manifest, Files] => {
  const tooling = manifestOf('packages/tooling');
  const wanted = Object.entries(tooling.dependencies ?? {}).filter(([name]) =>
    sliceToolsDependencies.includes(name),
  );
  const manifest: Manifest = {
    name: '@pasar/slice-tools',
    version: tooling.version,
    license: tooling.license,
    type: 'module',
    bin: { 'pasar-slice': './kit/tools/main.js' },
    dependencies: real(Object.fromEntries(wanted)),
  };
  const files: Files = new Map([
    ...inJavaScript(readFiles(path.join(root, 'packages/tooling/src/build')), 'build/'),
    ...inJavaScript(readFiles(path.join(root, 'packages/tooling/src/kit/tools')), 'kit/tools/'),
    ['kit/tar.js', asJavaScript(read('packages/tooling/src/kit/tar.ts'))],
    ['budget.js', asJavaScript(read('packages/gateway/src/budget.ts'))],
    ['signing.js', asJavaScript(read('packages/gateway/src/signing.ts'))],
    ['platform/canonical-json.js', asJavaScript(read('packages/gateway/src/platform/canonical-json.ts'))],
    // The server is not in the kit, only what it serves.
    [
      'build/served-hashes.js',
      Buffer.from(`export const getServedHashes = () => (${JSON.stringify(getServedHashes(), null, 2)});\n`),
    ],
    // The build reads its surroundings from one file, and the repository of a slice has others.
    ['workspace.js', Buffer.from("export * from './kit/tools/workspace.js';\n")],
    ['kit/tools/apps/shell/src/facades/names.js', asJavaScript(read('shell/src/facades/names.ts'))],
  ]);
  return [manifest, files];
};

/**
 * Packs everything that a repository of one slice needs into a folder, as packages that npm installs. Returns the
 * packages by name, each with its file.
 */
export const packKit = async (folder: string): Promise<Map<string, string>> => {
  mkdirSync(folder, { recursive: true });
  const packed = new Map<string, string>();
  for (const [manifest, files] of [...sourcePackages.map(sourcePackage), sliceTools()]) {
    const file = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
    const content: Files = new Map([['package/package.json', text(manifest)]]);
    for (const [name, bytes] of files) content.set(`package/${name}`, bytes);
    writeFileSync(path.join(folder, file), await tarGz(content));
    packed.set(manifest.name, file);
  }
  return packed;
};

/** The dependencies of a slice, with the kit's packages from files. */
export const sliceDependencies = (slice: string, kit: ReadonlyMap<string, string>, from: string) => {
  const own = real(manifestOf(`mfe-${slice}`).dependencies);
  const agreed = catalog();
  // What the shell hands out must be there for the types and for the ranges in the record.
  const handedOut = [
    'react',
    'react-dom',
    'react-router',
    'zustand',
    'i18next',
    'react-i18next',
    '@emotion/react',
  ];
  return {
    ...own,
    ...Object.fromEntries(handedOut.map((name) => [name, agreed.get(name) ?? '*'])),
    ...Object.fromEntries([...kit].map(([name, file]) => [name, `file:${from}/${file}`])),
  };
};
