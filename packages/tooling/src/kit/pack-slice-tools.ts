import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { getServedHashes } from '../build/served-hashes.ts';
import { root } from '../workspace.ts';
import { getVersions, type Manifest, readManifest, readSource } from './kit-versions.ts';
import type { Files } from './pack-source-package.ts';
import { packWorkplace } from './pack-workplace.ts';
import { readFiles } from './tar.ts';

/** What a slice's checks, tests, build and calls need, of all that the workspace's own tooling has. */
const dependencies = [
  '@module-federation/enhanced',
  '@swc/core',
  'happy-dom',
  'modern-tar',
  'swc-loader',
  'terser-webpack-plugin',
  'typescript',
  'vitest',
  'webpack',
];

/** Node strips no types inside `node_modules`. A path to a source of the slice keeps its extension. */
const asJavaScript = (source: string): Buffer =>
  Buffer.from(
    stripTypeScriptTypes(source)
      .replaceAll(/(?<=\b(?:from|import\(?) ?)'(\.[^']*)\.ts'/g, "'$1.js'")
      .replace("'src/facades/names.ts'", "'src/facades/names.js'")
      .replaceAll("'@pasar/gateway/budget'", "'../budget.js'")
      .replaceAll("'@pasar/gateway/signing'", "'../../signing.js'")
      .replaceAll("'@pasar/gateway/workplace'", "'../../workplace.js'"),
  );

/** What a session of one slice needs of those of the workspace; the shell's part is built into the shell. */
const ofSession =
  /^dev\/(dev-server|watch-app|format-build-error|hot-config|refresh-loader|page\/dev-client)\.js$/;

const inJavaScript = (folder: string): [string, Buffer][] =>
  [...readFiles(path.join(root, 'packages/tooling/src', folder))]
    .filter(([file]) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(([file, content]) => [
      `${folder}/${file.replace(/\.ts$/, '.js')}`,
      asJavaScript(content.toString()),
    ]);

/** The checks and the build of a slice and the calls of a team, without the workspace around them. */
export const packSliceTools = async (): Promise<[Manifest, Files]> => {
  const { version, license } = readManifest('packages/tooling');
  const manifest: Manifest = {
    name: '@pasar/slice-tools',
    version,
    license,
    type: 'module',
    // The build reads the texts of a slice as they are.
    engines: { node: '>=22.18' },
    bin: { 'pasar-slice': './kit/tools/main.js' },
    dependencies: getVersions(dependencies),
  };
  const files: Files = new Map([
    ...inJavaScript('build'),
    ...inJavaScript('checks/messages'),
    ...inJavaScript('kit/tools'),
    ...inJavaScript('dev').filter(([file]) => ofSession.test(file)),
    ...(await packWorkplace()),
    ['kit/tar.js', asJavaScript(readSource('packages/tooling/src/kit/tar.ts'))],
    ['budget.js', asJavaScript(readSource('packages/gateway/src/budget.ts'))],
    ['signing.js', asJavaScript(readSource('packages/gateway/src/signing.ts'))],
    [
      'platform/canonical-json.js',
      asJavaScript(readSource('packages/gateway/src/platform/canonical-json.ts')),
    ],
    // The server is not in the kit, only what it serves.
    [
      'build/served-hashes.js',
      Buffer.from(`export const getServedHashes = () => (${JSON.stringify(getServedHashes(), null, 2)});\n`),
    ],
    // The build reads its surroundings from one file, and the repository of a slice has others.
    ['workspace.js', Buffer.from("export * from './kit/tools/workspace.js';\n")],
    ['kit/tools/apps/shell/src/facades/names.js', asJavaScript(readSource('shell/src/facades/names.ts'))],
  ]);
  return [manifest, files];
};
