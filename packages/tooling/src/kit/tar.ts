import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const block = 512;

const entry = (name: string, content: Buffer): Buffer => {
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for an archive`);
  const header = Buffer.alloc(block);
  const put = (at: number, text: string) => header.write(text, at, 'latin1');
  put(0, name);
  put(100, '0000644\0');
  put(124, `${content.length.toString(8).padStart(11, '0')}\0`);
  put(156, '0');
  put(257, 'ustar\u000000');
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  put(148, `${sum.toString(8).padStart(6, '0')}\0 `);
  return Buffer.concat([header, content, Buffer.alloc((block - (content.length % block)) % block)]);
};

/** A `tar.gz` of named contents; the same contents give the same bytes. */
export const tarGz = (files: ReadonlyMap<string, Buffer>): Buffer =>
  gzipSync(
    Buffer.concat([
      ...[...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, content]) => entry(name, content)),
      Buffer.alloc(2 * block),
    ]),
  );

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
