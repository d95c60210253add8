import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar, type TarEntry } from 'modern-tar';

/** An archive entry with a text or bytes. */
export const tarEntry = (
  name: string,
  body: string | Uint8Array,
  type: TarEntry['header']['type'] = 'file',
) => ({
  header: { name, type, size: Buffer.byteLength(body) },
  body,
});

/** Entries as `tar czf` packs them. */
export const packEntries = async (entries: readonly TarEntry[]): Promise<Buffer> =>
  gzipSync(await packTar(entries));

/** A folder as `tar czf - -C <folder> .` packs it. */
export const packRelease = (folder: string): Promise<Buffer> => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const entries = files.map((file) => {
    const path = join(file.parentPath, file.name);
    return tarEntry(`./${relative(folder, path)}`, readFileSync(path));
  });
  return packEntries([tarEntry('./', '', 'directory'), ...entries]);
};
