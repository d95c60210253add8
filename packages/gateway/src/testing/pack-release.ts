import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

const field = (header: Buffer, at: number, length: number, value: string) =>
  header.write(value.padEnd(length, '\0'), at, length, 'latin1');

/** One entry of a tar archive. */
export const tarEntry = (name: string, content: Buffer, kind = '0'): Buffer => {
  const header = Buffer.alloc(512);
  field(header, 0, 100, name);
  field(header, 100, 8, '0000644\0');
  field(header, 124, 12, `${content.length.toString(8).padStart(11, '0')}\0`);
  field(header, 156, 1, kind);
  field(header, 257, 8, 'ustar\u000000');
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  field(header, 148, 8, `${sum.toString(8).padStart(6, '0')}\0 `);
  return Buffer.concat([header, content, Buffer.alloc((512 - (content.length % 512)) % 512)]);
};

export const endOfTar = Buffer.alloc(1_024);

/** A folder as `tar czf - -C <folder> .` packs it. */
export const packRelease = (folder: string): Buffer => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const entries = files.map((file) => {
    const path = join(file.parentPath, file.name);
    return tarEntry(`./${relative(folder, path)}`, readFileSync(path));
  });
  return gzipSync(Buffer.concat([tarEntry('./', Buffer.alloc(0), '5'), ...entries, endOfTar]));
};
