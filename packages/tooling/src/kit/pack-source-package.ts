import path from 'node:path';
import { root } from '../workspace.ts';
import { type Manifest, readManifest, resolveVersions } from './kit-versions.ts';
import { readFiles } from './tar.ts';

export type Files = Map<string, Buffer>;

const testing = './testing';
const isTest = (file: string): boolean => /\.test\.(d\.ts|tsx?)$/.test(file);
const isForTests = (file: string): boolean => /(^|\/)testing\//.test(file);

/** Compilers read a declaration, bundlers the source that it was made from. */
const toDoor = (source: string): unknown =>
  /\.tsx?$/.test(source)
    ? { types: source.replace('./src/', './types/').replace(/\.tsx?$/, '.d.ts'), default: source }
    : source;

/** Whoever tests a slice has these packages; nobody else installs them. */
const toOptional = (dependencies: Record<string, string> = {}): Pick<Manifest, string> => {
  const names = Object.keys(dependencies).filter((name) => !name.startsWith('@pasar/'));
  return {
    peerDependencies: Object.fromEntries(names.map((name) => [name, '*'])),
    peerDependenciesMeta: Object.fromEntries(names.map((name) => [name, { optional: true }])),
  };
};

/**
 * A package of the kit: sources, which are compiled together with the slice's own, and the declarations of the last
 * `tsc -b`, so that a slice's type check reads no source of the kit.
 */
export const packSourcePackage = (name: string): [Manifest, Files] => {
  const folder = path.join(root, 'packages', name);
  const {
    exports,
    dependencies,
    devDependencies,
    scripts: _,
    private: __,
    ...rest
  } = readManifest(`packages/${name}`);
  const doors = Object.entries(exports as Record<string, string>);
  const hasTesting = doors.some(([door]) => door === testing);
  const manifest: Manifest = {
    ...rest,
    exports: Object.fromEntries(doors.map(([door, source]) => [door, toDoor(source)])),
    dependencies: resolveVersions(dependencies),
    ...(hasTesting && toOptional(devDependencies)),
  };
  const pick = (from: string, to: string, ending: RegExp) =>
    [...readFiles(path.join(folder, from))]
      .filter(([file]) => ending.test(file) && !isTest(file) && (hasTesting || !isForTests(file)))
      .map(([file, content]): [string, Buffer] => [`${to}/${file}`, content]);
  return [manifest, new Map([...pick('src', 'src', /./), ...pick('.types/src', 'types', /\.d\.ts$/)])];
};
