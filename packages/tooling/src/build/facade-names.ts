import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getAppFolder } from '../workspace.ts';

/**
 * The names that the shell provides per curated package; packages that are not listed are provided in full.
 */
export async function facadeNames(): Promise<Record<string, readonly string[]>> {
  const file = path.join(getAppFolder('shell'), 'src/facades/names.ts');
  if (!existsSync(file)) throw new Error('the shell has no list of its facades (shell/src/facades/names.ts)');
  const module = (await import(pathToFileURL(file).href)) as {
    facadeNames: Record<string, readonly string[]>;
  };
  return module.facadeNames;
}
