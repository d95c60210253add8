import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appFolders, getAppFolder, isApp, root } from '../workspace.ts';
import { getVersions, readManifest, resolveVersions } from './kit-versions.ts';

const template = path.join(root, 'packages/tooling/template');

/** What the shell hands out must be there for the types and for the ranges in the record. */
const shared = [
  'react',
  'react-dom',
  'react-router',
  'zustand',
  'i18next',
  'react-i18next',
  '@emotion/react',
];
const forTests = [
  '@emotion/cache',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'axe-core',
];
const forTypes = ['@types/react', '@types/react-dom', 'typescript', 'vitest', 'happy-dom'];

export interface NewRepository {
  slice: string;
  folder: string;
  /** The packages of the kit, each with its file in `kit/`. */
  kit: ReadonlyMap<string, string>;
  /** The first path segment of a slice that is new; the sources of one that exists are copied. */
  prefix?: string;
}

const toTitle = (slice: string): string =>
  slice.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

const fill = (text: string, slice: string, prefix: string): string =>
  text
    .replaceAll('__SLICE__', slice)
    .replaceAll('__PREFIX__', prefix)
    .replaceAll('__TITLE__', toTitle(slice));

const writeTemplate = (folder: string, slice: string, prefix: string, wanted: (file: string) => boolean) => {
  for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
    const whole = path.join(entry.parentPath, entry.name);
    const file = path.relative(template, whole);
    if (!entry.isFile() || !wanted(file)) continue;
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(whole, 'utf8'), slice, prefix));
  }
};

const writeManifest = ({ slice, folder, kit, prefix }: NewRepository) => {
  const own = isApp(slice) ? resolveVersions(readManifest(appFolders[slice] ?? slice).dependencies) : {};
  const packed = [...kit].map(([name, file]) => [name, `file:./kit/${file}`]);
  const manifest = {
    name: `pasar-${slice}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    // Until the team has named its slice in each language, the title is the same in both.
    pasar: { slice, ...(prefix !== undefined && { names: [toTitle(slice)] }) },
    scripts: {
      build: 'pasar-slice build',
      dev: 'pasar-slice dev',
      test: 'pasar-slice test',
      try: 'pasar-slice try',
      publish: 'pasar-slice publish',
    },
    dependencies: { ...own, ...getVersions(shared), ...Object.fromEntries(packed) },
    devDependencies: getVersions([...forTests, ...forTypes].sort()),
    // The market's own Node.js: scripts and `npx` find it before the machine's.
    optionalDependencies: readManifest('.').optionalDependencies,
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
};

/** Writes the repository of one slice around a packed kit. Throws when there are sources already. */
export const makeRepository = (repository: NewRepository): void => {
  const { slice, folder, prefix } = repository;
  if (existsSync(path.join(folder, 'src')))
    throw new Error(`There are sources in ${folder} already; only the kit is new.`);
  // A slice that exists has its own sources, and its entry is in the registry.
  const isNew = prefix !== undefined;
  const isGiven = (file: string) => /^(src[\\/]|slice\.json)/.test(file);
  writeTemplate(folder, slice, prefix ?? slice, (file) => isNew || !isGiven(file));
  if (!isNew && isApp(slice))
    for (const own of ['src', 'slice.json'])
      cpSync(path.join(getAppFolder(slice), own), path.join(folder, own), { recursive: true });
  writeManifest(repository);
};
