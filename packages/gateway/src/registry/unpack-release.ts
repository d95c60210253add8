import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type TarHeader, unpackTar } from 'modern-tar';
import { RegistryError } from './registry-error.ts';

const unzip = promisify(gunzip);

export const mostPackedBytes = 32 * 2 ** 20;
const mostBytes = 128 * 2 ** 20;
const mostFiles = 2_000;
const plainName = /^[\w@~-][\w@~.-]*(\/[\w@~-][\w@~.-]*)*$/;

const refuse = (why: string): never => {
  throw new RegistryError('invalid', `The body is no packed release: ${why}.`);
};

const tarOf = async (body: Buffer): Promise<Buffer> => {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  return unzip(body, { maxOutputLength: mostBytes }).catch(() =>
    refuse('it cannot be unpacked or is too large'),
  );
};

/** Archives name their files `./a` or `a`. */
const getFileName = ({ name }: TarHeader): string => name.replace(/^\.\//, '');

/** Counts plain files with harmless names, passes over folders and throws at anything else. */
const createFileFilter = () => {
  let files = 0;
  return (header: TarHeader): boolean => {
    if (header.type === 'directory') return false;
    const name = getFileName(header);
    if (header.type !== 'file') refuse(`${name.slice(0, 100)} is no plain file`);
    if (!plainName.test(name)) refuse(`'${name.slice(0, 100)}' is no name for a file of a release`);
    files += 1;
    if (files > mostFiles) refuse('it has too many files');
    return true;
  };
};

/**
 * Writes the files of a release that came as `tar` or `tar.gz` (`tar czf - -C dist .`) into a folder. Names that could
 * leave it, links and anything but plain files are rejected. Throws RegistryError `invalid`.
 */
export const unpackRelease = async (body: Buffer, folder: string): Promise<void> => {
  const tar = await tarOf(body);
  if (tar.length > mostBytes) refuse('it is too large');
  const files = await unpackTar(tar, { strict: true, filter: createFileFilter() }).catch((error: Error) => {
    if (error instanceof RegistryError) throw error;
    return refuse(`it is damaged or cut off (${error.message})`);
  });
  if (files.length === 0) refuse('it has no files');
  for (const { header, data = '' } of files) {
    const file = join(folder, getFileName(header));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
  }
};
