import { createECDH } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';

/** The market's key pair for push services (RFC 8292), the same in every process: derived from the market's key. */
export const vapidKeys = ({ keys }: Pick<Context, 'keys'>): { publicKey: string; privateKey: string } => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(keys.derive('web push'));
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
};
