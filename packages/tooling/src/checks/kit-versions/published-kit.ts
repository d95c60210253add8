import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourcePackages } from '../../kit/pack-kit.ts';
import { root } from '../../workspace.ts';
import type { PublishedKit, PublishedPackage } from './find-version-faults.ts';
import { readDeclarations } from './read-declarations.ts';

const file = path.join(import.meta.dirname, 'published-kit.json');

/** The kit that teams got last; nothing before the first. */
export const readPublishedKit = (): PublishedKit =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PublishedKit) : {};

export const writePublishedKit = (kit: PublishedKit): void =>
  writeFileSync(file, `${JSON.stringify(kit, null, 2)}\n`);

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string>;
}

const readPackage = (folder: string): [string, PublishedPackage] => {
  const { name, version, exports } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const doors = Object.entries(exports).filter(([door]) => door !== './testing');
  const files = doors.map(([, source]) => path.join(folder, '.types', source.replace(/\.tsx?$/, '.d.ts')));
  const names = readDeclarations(files);
  return [name, { version, doors: Object.fromEntries(doors.map(([door], at) => [door, names[at] ?? {}])) }];
};

/** The kit as its sources are now; the declarations are those of the last `tsc -b`. */
export const readCurrentKit = (): PublishedKit =>
  Object.fromEntries(sourcePackages.map((name) => readPackage(path.join(root, 'packages', name))));
