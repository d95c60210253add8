import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type App, getAppFolder, getDistFolder } from '../workspace.ts';

/** The parts of a build's `release.json` that tooling reads. */
export interface BuiltRelease {
  app: App;
  version: string;
  digest: string;
  sources: string;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The last build of an app, or undefined when there is none. */
export function builtRelease(app: App, folder = getDistFolder(app)): BuiltRelease | undefined {
  const file = path.join(folder, 'release.json');
  return existsSync(file) ? (read(file) as BuiltRelease) : undefined;
}

/** The version that an app's package states. */
export const packageVersion = (app: App): string =>
  (read(path.join(getAppFolder(app), 'package.json')) as { version: string }).version;
