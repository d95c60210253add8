import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { computeIntegrity } from './integrity-plugin.ts';
import { isForOpenPages } from './script-of-release.ts';

/** Every file below a folder with its hash and size in bytes. Scripts besides a named entry are the late ones. */
export function listAssets(clientFolder: string, entry?: string) {
  const files = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isForOpenPages(entry.name))
    .map((entry) =>
      path.relative(clientFolder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    )
    .sort();
  return Object.fromEntries(
    files.map((file) => {
      const bytes = readFileSync(path.join(clientFolder, file));
      return [
        file,
        {
          integrity: computeIntegrity(
            bytes,
            entry !== undefined && file.endsWith('.js') && file !== entry ? 'sha256' : 'sha384',
          ),
          bytes: bytes.length,
        },
      ];
    }),
  );
}
