import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '@pasar/api/plugin';

export const timestampHeader = 'x-sandbox-timestamp';
export const signatureHeader = 'x-sandbox-signature';

/** HMAC-SHA256 over `timestamp.body`, in hex; the timestamp is in seconds. */
export const sign = (keys: Keys, { timestamp, body }: { timestamp: string; body: string }): string =>
  createHmac('sha256', keys.derive('payment sandbox webhook')).update(`${timestamp}.${body}`).digest('hex');

/** Whether the signature is ours, compared in constant time. */
export const isSignedBy = (
  keys: Keys,
  { timestamp, body, signature }: { timestamp: string; body: string; signature: string },
): boolean => {
  const wanted = Buffer.from(sign(keys, { timestamp, body }));
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
};
