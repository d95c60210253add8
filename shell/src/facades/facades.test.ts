// @vitest-environment node
/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { facadeNames } from './names.ts';
import { sharedModules } from './shared-modules.ts';
import { sharedVersions } from './versions.ts';

const require = createRequire(import.meta.url);

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

const installedVersion = (name: string): string => {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return JSON.parse(readFileSync(path.join(folder, packageOf(name), 'package.json'), 'utf8')).version;
    } catch {
      // not in this folder: the next one up
    }
  }
  throw new Error(`${name} is not installed`);
};

test.each(Object.entries(facadeNames))(
  'the facade of %s hands out exactly the listed names',
  (name, names) => {
    const facade = sharedModules[name as keyof typeof sharedModules];
    expect(Object.keys(facade as object).sort()).toEqual([...names].sort());
  },
);

test.each(Object.entries(sharedVersions))(
  '%s is shared as the version that is installed',
  (name, version) => {
    expect(installedVersion(name)).toBe(version);
  },
);
