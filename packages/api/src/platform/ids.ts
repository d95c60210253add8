import { randomBytes, randomInt } from 'node:crypto';

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random characters for order and payment codes: no 0/O, 1/I/L or U, so that they can be read aloud. */
export const randomCode = (length = 5): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** An unguessable secret for sessions and grants: 256 bits, safe in URLs and headers (quality S11). */
export const randomSecret = (): string => randomBytes(32).toString('base64url');
