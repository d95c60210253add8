import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { App } from '../../workspace.ts';

/** The repository of one slice; it takes the place of the workspace in the tools of a team. */
export const root = process.cwd();

interface Settings {
  slice?: string;
  /** Names in texts that are in neither language, or in both. */
  names?: string[];
}

const file = path.join(root, 'package.json');
const { pasar = {}, version = '0.1.0' } = JSON.parse(readFileSync(file, 'utf8')) as {
  pasar?: Settings;
  version?: string;
};

/** The slice of this repository, from its package.json: `"pasar": { "slice": "<name>" }`. */
export const slice = ((): App => {
  // The server knows which names there are.
  if (pasar.slice !== undefined && /^[a-z][a-z0-9-]{1,23}$/.test(pasar.slice)) return pasar.slice;
  throw new Error(`${file} names no slice: "pasar": { "slice": "<name>" }`);
})();

export const packageVersion: string = version;
export const names: readonly string[] = pasar.names ?? [];

/** @public Where the sources of the slice are, relative to the root. */
export const appFolders = { [slice]: 'src' };
export const getAppFolder = (app: App): string =>
  app === slice ? root : path.join(import.meta.dirname, 'apps', app);
export const getDistFolder = (app: App): string => path.join(getAppFolder(app), 'dist');
