import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';

export interface Manifest {
  name: string;
  version: string;
  exports?: unknown;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [key: string]: unknown;
}

export const readSource = (file: string): string => readFileSync(path.join(root, file), 'utf8');
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readSource(`${folder}/package.json`)) as Manifest;

/** The versions on which the workspace has agreed. */
const catalog = (): Map<string, string> => {
  const [, section = ''] = /^catalog:\n((?: {2}.*\n)+)/m.exec(readSource('pnpm-workspace.yaml')) ?? [];
  return new Map(
    [...section.matchAll(/^ {2}'?([^':]+)'?: (.+)$/gm)].map(([, name = '', version = '']) => [name, version]),
  );
};

/** Dependencies of the workspace as a repository outside of it asks for them. */
export const resolveVersions = (dependencies: Record<string, string> = {}): Record<string, string> => {
  const agreed = catalog();
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => {
      if (range === 'workspace:*')
        return [name, readManifest(`packages/${name.replace('@pasar/', '')}`).version];
      return [name, range === 'catalog:' ? (agreed.get(name) ?? '*') : range];
    }),
  );
};

/** The agreed versions of some packages. */
export const getVersions = (names: readonly string[]): Record<string, string> =>
  resolveVersions(Object.fromEntries(names.map((name) => [name, 'catalog:'])));
