import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { root } from '../workspace.ts';
import { readManifest, readSource, resolveVersions } from './kit-versions.ts';
import { readFiles, tarGz } from './tar.ts';

const isTest = (file: string) => /\.test\.(d\.ts|ts)$|(^|\/)testing\//.test(file);
/** How a file names the contract, which is a folder of the package. */
const pointToContract = (text: string, file: string, folder: string): string => {
  const up = '../'.repeat(file.split('/').length - 1);
  const place = `${up}../contract/index.js`;
  return folder === 'contract' ? text : text.replaceAll(/(['"])@pasar\/contract\1/g, `$1${place}$1`);
};

/** A program finds the built files beside each other; sources name sources. */
const nameBuilt = (text: string): string =>
  text.replace(/(from |import\((?:\/\*.*?\*\/ )?)(['"])(\.[^'"]*)\.ts\2/g, '$1$2$3.js$2');

/** The workspace has only types that can be erased. */
const toScript = (source: string): string => nameBuilt(stripTypeScriptTypes(source));

const built = (folder: 'api-client' | 'contract'): [string, Buffer][] => {
  const whole = path.join(root, 'packages', folder);
  const scripts = [...readFiles(path.join(whole, 'src'))].filter(([file]) => file.endsWith('.ts'));
  const declarations = [...readFiles(path.join(whole, '.types/src'))].filter(([file]) =>
    file.endsWith('.d.ts'),
  );
  const entry = (file: string, text: string): [string, Buffer] => [
    `dist/${folder}/${file}`,
    Buffer.from(pointToContract(text, file, folder)),
  ];
  return [
    ...scripts
      .filter(([file]) => !isTest(file) && !file.includes('example/'))
      .map(([file, source]) => entry(file.replace(/\.ts$/, '.js'), toScript(source.toString()))),
    ...declarations
      .filter(([file]) => !isTest(file) && !file.includes('example/'))
      .map(([file, text]) => entry(file, nameBuilt(text.toString()))),
  ];
};

/**
 * Packs the client for programs of stores: scripts and declarations for a package that needs nothing of this workspace.
 * Declarations are those of the last `tsc -b`.
 */
export const packClient = async (): Promise<{ file: string; content: Buffer }> => {
  const { name, version, license, dependencies } = readManifest('packages/api-client');
  const { ky, valibot } = resolveVersions({ ...dependencies, valibot: 'catalog:' });
  const door = { types: './dist/api-client/store/index.d.ts', default: './dist/api-client/store/index.js' };
  const manifest = {
    ...{ name, version, license, type: 'module', sideEffects: false },
    description: 'Typed calls of a store’s own programs to Pasar, and the check of its webhooks',
    engines: { node: '>=22' },
    exports: { '.': door, './store': door },
    imports: { '#server-only-messages': './dist/contract/messages/no-server-only-messages.js' },
    dependencies: { ky, valibot },
  };
  const example = 'packages/api-client/src/store/example/warehouse.ts';
  const files = new Map([
    ['package.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)],
    ['README.md', Buffer.from(readSource('packages/api-client/src/store/README.md'))],
    ['LICENSE', Buffer.from(readSource('LICENSE'))],
    ['examples/warehouse.ts', Buffer.from(readSource(example))],
    ['examples/warehouse.js', Buffer.from(toScript(readSource(example)))],
    ...built('contract'),
    ...built('api-client'),
  ]);
  const content = await tarGz(new Map([...files].map(([file, bytes]) => [`package/${file}`, bytes])));
  return { file: `pasar-api-client-${version}.tgz`, content };
};
