import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository of one slice; it takes the place of the workspace in the tools of a team. */
export const root = process.cwd();

const names = ['shell', 'storefront', 'buyer', 'seller', 'auth'] as const;
export type App = (typeof names)[number];
/** @public The build uses it where this file replaces the workspace. */
export const apps: readonly App[] = names;
export const isApp = (name: string): name is App => (names as readonly string[]).includes(name);

/** The slice of this repository, from its package.json: `"pasar": { "slice": "seller" }`. */
export const slice = ((): App => {
  const file = path.join(root, 'package.json');
  const { pasar } = JSON.parse(readFileSync(file, 'utf8')) as { pasar?: { slice?: string } };
  if (pasar?.slice !== undefined && isApp(pasar.slice)) return pasar.slice;
  throw new Error(`${file} names no slice: "pasar": { "slice": "seller" }`);
})();

/** @public Where the sources of an app are, relative to the root; only the slice's own are here. */
export const appFolders = Object.fromEntries(
  names.map((name) => [name, name === slice ? 'src' : name]),
) as Record<App, string>;
export const getAppFolder = (app: App): string =>
  app === slice ? root : path.join(import.meta.dirname, 'apps', app);
export const getDistFolder = (app: App): string => path.join(getAppFolder(app), 'dist');
