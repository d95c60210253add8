import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Secrets of this marketplace, all derived from one key file; each purpose has a separate one. */
export interface Keys {
  /** 32 bytes that belong to one purpose. */
  derive(purpose: string): Uint8Array;
  /** A keyed fingerprint, for short secrets that a plain hash would reveal. */
  fingerprint(purpose: string, text: string): string;
  /** Encrypts a text for storage, and back. `open` throws when the text was changed. */
  seal(purpose: string, text: string): string;
  open(purpose: string, sealed: string): string;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Two first starts at once end with the same key: a hard link refuses to replace what is there. */
const createOnce = (file: string): Buffer => {
  const own = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(own, randomBytes(32), { mode: 0o600, flush: true });
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
  return readFileSync(file);
};

/** The path of the key file. */
export const keyFile = (folder: string): string => join(folder, 'market.key');

/** Where a new key waits until the database knows it. */
export const nextKeyFile = (folder: string): string => `${keyFile(folder)}.next`;

/** A key that a container or an orchestrator mounts has the mode that it was given. */
const keepPrivate = (file: string): void => {
  if ((statSync(file).mode & 0o077) === 0) return;
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    if (!['EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
};

const masterKey = (folder: string): Buffer => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = keyFile(folder);
  try {
    const key = readFileSync(file);
    keepPrivate(file);
    return key;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return createOnce(file);
  }
};

/** Keys made from 32 secret bytes. */
export const keysFrom = (master: Uint8Array): Keys => {
  if (master.length !== 32) throw new Error(`a key file has 32 bytes, this one has ${master.length}`);
  const known = new Map<string, Uint8Array>();
  const derive = (purpose: string) => {
    const key = known.get(purpose) ?? new Uint8Array(hkdfSync('sha256', master, '', `pasar ${purpose}`, 32));
    known.set(purpose, key);
    return key;
  };
  return {
    derive,
    fingerprint: (purpose, text) => createHmac('sha256', derive(purpose)).update(text).digest('base64url'),
    seal: (purpose, text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', derive(purpose), nonce);
      return Buffer.concat([
        nonce,
        cipher.update(text, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]).toString('base64url');
    },
    open: (purpose, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', derive(purpose), bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(-16));
      return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
    },
  };
};

/** The keys of a file; undefined when it is not there. */
export const readKeys = (file: string): Keys | undefined =>
  existsSync(file) ? keysFrom(readFileSync(file)) : undefined;

/** The keys from `<folder>/market.key` (mode 0600), created at the first start (domain "Modes"). */
export const openKeys = (folder: string): Keys => keysFrom(masterKey(folder));

/** What servers of one marketplace show each other: only a holder of the key in the data folder can compute it. */
export const readInternalToken = (dataDir: string): string =>
  openKeys(join(dataDir, 'keys')).fingerprint('internal calls', 'gateway');
