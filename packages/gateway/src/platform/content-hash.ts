import { createHash } from 'node:crypto';

/** sha256 in hexadecimal. */
export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

type Algorithm = 'sha256' | 'sha384';

/** The browser's spelling of a file's hash, as in `integrity` attributes. */
export const computeIntegrity = (bytes: Uint8Array, algorithm: Algorithm = 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** The algorithm of a hash in the browser's spelling; late files of a release carry the shorter one. */
export const getHashAlgorithm = (integrity: string | undefined): Algorithm =>
  integrity?.startsWith('sha256-') ? 'sha256' : 'sha384';
