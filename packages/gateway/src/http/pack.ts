import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** The best packing that the browser takes; `q=0` means no. */
export const encodingFor = (acceptEncoding: string | undefined): Encoding | undefined => {
  const takes = (name: string) => new RegExp(`(^|,)\\s*${name}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`, 'i');
  return (['br', 'gzip'] as const).find((name) => takes(name).test(acceptEncoding ?? ''));
};

/** Packs what is made anew for each request: quickly rather than as small as can be. */
export const pack = (text: string, encoding: Encoding): Promise<Buffer> => {
  const bytes = Buffer.from(text);
  if (encoding === 'gzip') return packGzip(bytes, { level: 6 });
  return packBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
};
