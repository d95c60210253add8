import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toLinkTypes } from '@pasar/contract';
import { root } from '../workspace.ts';
import { readSliceRoutes } from './read-slice-routes.ts';

/** Every project of the workspace includes it. */
const file = path.join(root, '.types/link-names.d.ts');

const read = (): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** Writes the names of all pages for the type check and for editors; an equal file keeps its time. */
export const writeLinkNames = async (): Promise<void> => {
  const text = toLinkTypes(await readSliceRoutes());
  if (read() === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
