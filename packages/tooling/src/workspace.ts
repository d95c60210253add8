import { globSync } from 'node:fs';
import path from 'node:path';
import { readDeclaration } from '@pasar/gateway/slice-declaration';

/** The root of the checkout. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** The shell, or a slice by its name. */
export type App = string;

/** What each slice of the workspace says of itself, by its folder: those with a `slice.json`. */
const declared = globSync(['mfe-*/slice.json', 'packages/*/slice.json'], { cwd: root })
  .sort()
  .map((file) => ({ folder: path.dirname(file), entry: readDeclaration(path.join(root, file)) }));
export const sliceEntries = declared.map(({ entry }) => entry);
export const sliceFolders = declared.map(({ folder }) => folder);

/** The apps of the workspace, and the folder that each is built from. */
export const appFolders: Readonly<Record<App, string>> = Object.fromEntries([
  ['shell', 'shell'],
  ...declared.map(({ folder, entry }) => [entry.name, folder]),
]);
export const apps: readonly App[] = Object.keys(appFolders);
export const isApp = (name: string): boolean => Object.hasOwn(appFolders, name);

export const getAppFolder = (app: App): string => path.join(root, appFolders[app] ?? app);
export const getDistFolder = (app: App): string => path.join(getAppFolder(app), 'dist');

/** The builds of the checkout as a server installs them, with the entries that the folders of slices declare. */
export const listBuilds = () =>
  apps.map((app) => {
    const entry = sliceEntries.find(({ name }) => name === app);
    return { app, dir: getDistFolder(app), ...(entry && { entry }) };
  });

/** The data folder of the server: `.pasar/` in the checkout, or `PASAR_DATA`. */
export const dataFolder = (): string => path.resolve(process.env.PASAR_DATA ?? path.join(root, '.pasar'));

/** Where the registry of releases is, when it is not in the data folder: gateways that share one name it alike. */
export const releasesFolder = (): { releasesDir?: string } =>
  process.env.PASAR_RELEASES ? { releasesDir: path.resolve(process.env.PASAR_RELEASES) } : {};
