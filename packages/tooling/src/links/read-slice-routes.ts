import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NamedPattern } from '@pasar/contract';
import { apps, getAppFolder } from '../workspace.ts';

/** The pages that the slices of the workspace declare, from each slice's `src/routes.ts`. */
export const readSliceRoutes = async (): Promise<NamedPattern[]> => {
  const found: NamedPattern[] = [];
  for (const app of apps) {
    const file = path.join(getAppFolder(app), 'src/routes.ts');
    if (!existsSync(file)) continue;
    const { routes } = (await import(pathToFileURL(file).href)) as { routes: Record<string, string> };
    for (const [page, pattern] of Object.entries(routes)) found.push({ name: `${app}.${page}`, pattern });
  }
  return found;
};

/** The same as patterns by name. */
export const readSlicePatterns = async (): Promise<Record<string, string>> =>
  Object.fromEntries((await readSliceRoutes()).map(({ name, pattern }) => [name, pattern]));
