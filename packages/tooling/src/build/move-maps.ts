import { mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { computeIntegrity } from './integrity-plugin.ts';

/**
 * Moves the source maps of a build out of the folders that are served, into `maps/`. Returns their hashes and sizes by
 * the built file.
 */
export function moveMaps(out: string): Record<string, { integrity: string; bytes: number }> {
  const files = ['client', 'server']
    .flatMap((folder) =>
      readdirSync(path.join(out, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.map'))
        .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
    )
    .sort();
  return Object.fromEntries(
    files.map((file) => {
      const target = path.join(out, 'maps', file);
      mkdirSync(path.dirname(target), { recursive: true });
      renameSync(path.join(out, file), target);
      const bytes = readFileSync(target);
      return [file.replace(/\.map$/, ''), { integrity: computeIntegrity(bytes), bytes: bytes.length }];
    }),
  );
}
