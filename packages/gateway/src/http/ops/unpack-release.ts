import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { RegistryError } from '../../registry/index.ts';

const unzip = promisify(gunzip);

const block = 512;
export const mostPackedBytes = 32 * 2 ** 20;
const mostBytes = 128 * 2 ** 20;
const mostFiles = 2_000;
const plainName = /^[\w@~-][\w@~.-]*(\/[\w@~-][\w@~.-]*)*$/;

const refuse = (why: string): never => {
  throw new RegistryError('invalid', `The body is no packed release: ${why}.`);
};

const textAt = (header: Buffer, from: number, length: number): string => {
  const field = header.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.subarray(0, end < 0 ? length : end).toString();
};

const octalAt = (header: Buffer, from: number, length: number): number => {
  const text = textAt(header, from, length).trim();
  return /^[0-7]+$/.test(text) ? Number.parseInt(text, 8) : refuse('a size is no number');
};

const checksumHolds = (header: Buffer): boolean => {
  let sum = 0;
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 32 : byte;
  return sum === octalAt(header, 148, 8);
};

const nameIn = (header: Buffer): string => {
  const prefix = textAt(header, 257, 5) === 'ustar' ? textAt(header, 345, 155) : '';
  return (prefix ? `${prefix}/` : '') + textAt(header, 0, 100);
};

/**
 * Folders and the notes that some packers add carry no content; anything but a plain file has no place in a
 * release.
 */
const passedOver = new Set(['5', 'g', 'x']);

const tarOf = async (body: Buffer): Promise<Buffer> => {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  return unzip(body, { maxOutputLength: mostBytes }).catch(() =>
    refuse('it cannot be unpacked or is too large'),
  );
};

/**
 * Writes the files of a release that came as `tar` or `tar.gz` (`tar czf - -C dist .`) into a folder. Names that could
 * leave it, links and anything but plain files are rejected. Throws RegistryError `invalid`.
 */
export const unpackRelease = async (body: Buffer, folder: string): Promise<void> => {
  const tar = await tarOf(body);
  if (tar.length > mostBytes) refuse('it is too large');
  let files = 0;
  for (let at = 0; at + block <= tar.length; ) {
    const header = tar.subarray(at, at + block);
    if (header.every((byte) => byte === 0)) break;
    if (!checksumHolds(header)) refuse('a header is damaged');
    const size = octalAt(header, 124, 12);
    const kind = textAt(header, 156, 1) || '0';
    const content = tar.subarray(at + block, at + block + size);
    if (content.length < size) refuse('it is cut off');
    at += block + Math.ceil(size / block) * block;
    if (passedOver.has(kind)) continue;
    const name = nameIn(header).replace(/^\.\//, '');
    if (kind !== '0') refuse(`${name.slice(0, 100)} is no plain file`);
    if (!plainName.test(name)) refuse(`'${name.slice(0, 100)}' is no name for a file of a release`);
    files += 1;
    if (files > mostFiles) refuse('it has too many files');
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  if (files === 0) refuse('it has no files');
};
