import { openRegistry, RegistryError, type ReleaseState } from '@pasar/gateway';
import type { App } from '../workspace.ts';

type AppStates = ReleaseState['apps'];

/** What the registry of a data folder knows of each app; nothing where its log cannot be read, which the gateway survives. */
export function appStates(dataDir: string, elsewhere: { releasesDir?: string } = {}): Partial<AppStates> {
  try {
    return openRegistry({ dataDir, ...elsewhere }).status().apps;
  } catch (error) {
    if (error instanceof RegistryError) return {};
    throw error;
  }
}

/** The versions of an app that may not change their bytes any more. */
export const publishedIn =
  (states: Partial<AppStates>) =>
  (app: App): NonNullable<AppStates[App]>['published'] =>
    states[app]?.published ?? {};
