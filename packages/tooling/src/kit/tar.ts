import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';

/** A `tar.gz` of named contents; the same contents give the same bytes. */
export const tarGz = async (files: ReadonlyMap<string, Buffer>): Promise<Buffer> => {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = sorted.map(([name, body]) => ({
    header: { name, size: body.length, mtime: new Date(0) },
    body,
  }));
  return gzipSync(await packTar(entries));
};

/** The files below a folder, by their path with `/`. */
export const readFiles = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => {
        const whole = path.join(file.parentPath, file.name);
        return [path.relative(folder, whole).replaceAll('\\', '/'), readFileSync(whole)];
      }),
  );
