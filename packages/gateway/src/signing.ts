import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { AppName, ReleaseRecord } from '@pasar/contract';
import { canonicalJson } from './platform/canonical-json.ts';

/**
 * The content of a release's record as one text: the chain stores its hash and a team signs it. Packed
 * sizes are added when publishing and are left out; the signature cannot be part of itself.
 */
export const statement = ({ signature: _, assets, ...record }: ReleaseRecord): string =>
  canonicalJson({
    ...record,
    assets: Object.fromEntries(
      Object.entries(assets).map(([file, { integrity, bytes }]) => [file, { integrity, bytes }]),
    ),
  });

/** The name of a key: the app that it speaks for, and the start of its fingerprint. */
export const getKeyId = (app: AppName, key: KeyObject): string => {
  const bytes = key.export({ type: 'spki', format: 'der' });
  return `${app}-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`;
};

/** A record with the signature of a private key (Ed25519). */
export const signRecord = (record: ReleaseRecord, key: KeyObject): ReleaseRecord => {
  const sig = sign(null, Buffer.from(statement(record)), key).toString('base64');
  return { ...record, signature: { kid: getKeyId(record.app, createPublicKey(key)), alg: 'Ed25519', sig } };
};
