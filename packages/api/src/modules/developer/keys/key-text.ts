import { createHash, randomBytes } from 'node:crypto';
import { randomSecret } from '../../../platform/ids.ts';
import type { ServerMode } from '../../../platform/server-mode.ts';

const form = /^pasar_(live|test)_([0-9a-f]{12})_([\w-]{43})$/;

/** A key of a demo must not look like one that moves real goods. */
const kindOf = (mode: ServerMode) => (mode === 'demo' ? 'test' : 'live');

/** What a key starts with; its owner recognizes it by that. */
export const showPrefix = (mode: ServerMode, prefix: string): string => `pasar_${kindOf(mode)}_${prefix}`;

export const hashKeySecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A new key: the text that its owner gets once, and what is stored of it. */
export const createKeyText = (mode: ServerMode): { text: string; prefix: string; secret_hash: string } => {
  const [prefix, secret] = [randomBytes(6).toString('hex'), randomSecret()];
  return { text: `${showPrefix(mode, prefix)}_${secret}`, prefix, secret_hash: hashKeySecret(secret) };
};

/** The two parts of a key of this marketplace; null for any other text. */
export const parseKeyText = (mode: ServerMode, text: string): { prefix: string; secret: string } | null => {
  const [, kind, prefix, secret] = form.exec(text) ?? [];
  return prefix && secret && kind === kindOf(mode) ? { prefix, secret } : null;
};
