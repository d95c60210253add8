import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
const alreadyPacked = /\.(woff2?|webp|avif|png|jpe?g|gif)$/;

/**
 * Writes `<file>.br` (quality 11) and `<file>.gz` (9) beside a file when they are smaller than it is.
 * Returns the bytes of the brotli form, or undefined when packing does not pay.
 */
export const precompress = async (folder: string, file: string): Promise<number | undefined> => {
  if (alreadyPacked.test(file)) return undefined;
  const plain = await readFile(join(folder, file));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gz] = await Promise.all([packBrotli(plain, { params }), packGzip(plain, { level: 9 })]);
  if (gz.length < plain.length) await writeFile(join(folder, `${file}.gz`), gz);
  if (br.length >= plain.length) return undefined;
  await writeFile(join(folder, `${file}.br`), br);
  return br.length;
};
