import path from 'node:path';

/** The root of the checkout. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** The five federated apps, the folder that each is built from, and the global prefix of its releases. */
export const appFolders = {
  shell: 'shell',
  storefront: 'mfe-storefront',
  buyer: 'mfe-buyer',
  seller: 'mfe-seller',
  auth: 'mfe-auth',
} as const;
export type App = keyof typeof appFolders;
export const apps = Object.keys(appFolders) as App[];
export const isApp = (name: string): name is App => Object.hasOwn(appFolders, name);

export const getAppFolder = (app: App): string => path.join(root, appFolders[app]);
export const getDistFolder = (app: App): string => path.join(getAppFolder(app), 'dist');

/** The data folder of the server: `.pasar/` in the checkout, or `PASAR_DATA`. */
export const dataFolder = (): string => path.resolve(process.env.PASAR_DATA ?? path.join(root, '.pasar'));

/** Where the registry of releases is, when it is not in the data folder: gateways that share one name it alike. */
export const releasesFolder = (): { releasesDir?: string } =>
  process.env.PASAR_RELEASES ? { releasesDir: path.resolve(process.env.PASAR_RELEASES) } : {};
