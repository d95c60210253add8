import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../platform/content-hash.ts';

/** Every file below a folder with the hash of its bytes: equal before and after what changed nothing. */
export const filesUnder = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((file) => [file, sha256(readFileSync(file))]),
  );
