import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createHashQueue } from './hash-queue.ts';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;
const inQueue = createHashQueue();

/** At least 19 MiB, two passes, one lane (quality S5). After a raise, users are rehashed at their next login. */
export const strength = { memory: 19 * 1024, passes: 2, parallelism: 1 };
type Strength = typeof strength;

interface Parts extends Strength {
  nonce: Buffer;
  tag: Buffer;
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

const write = ({ memory, passes, parallelism, nonce, tag }: Parts) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const read = (hash: string): Parts => {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = form.exec(hash) ?? [];
  if (!tag) throw new Error('not an argon2id hash');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
};

const tagOf = (
  password: string,
  { memory, passes, parallelism, nonce }: Omit<Parts, 'tag'>,
  length: number,
) =>
  inQueue(() =>
    derive('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength: length }),
  );

/** The password as argon2id in PHC form. Throws 503 when too many wait. */
export const hashPassword = async (password: string, wanted: Strength = strength): Promise<string> => {
  const nonce = randomBytes(16);
  return write({ ...wanted, nonce, tag: await tagOf(password, { ...wanted, nonce }, 32) });
};

/** The hash for accounts that do not exist, so that a request about them takes as long (quality S8). */
const nobodysHash = write({ ...strength, nonce: randomBytes(16), tag: randomBytes(32) });

/** Whether the password made the hash; with null the result is false after the same work. Throws 503. */
export const verifyPassword = async (password: string, hash: string | null): Promise<boolean> => {
  const parts = read(hash ?? nobodysHash);
  const tag = await tagOf(password, parts, parts.tag.length);
  return timingSafeEqual(tag, parts.tag) && hash !== null;
};

/** Whether a hash was made with less strength than is required now. */
export const isTooWeak = (hash: string): boolean => {
  const { memory, passes, parallelism } = read(hash);
  return memory < strength.memory || passes < strength.passes || parallelism < strength.parallelism;
};
