import { Secret, TOTP } from 'otpauth';
import { second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { SealedColumn } from '../../../platform/installation/key-change.ts';

/** What the secrets are sealed for. */
const purpose = 'authenticator apps';
export const sealedApps: SealedColumn = { table: 'totp', id: 'user_id', column: 'secret_sealed', purpose };
const period = 30;
/** Steps before and after the current one: clocks differ, and people type slowly. */
const window = 1;

const appOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Pasar',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  });

/** A new secret of 160 bits in base32 (RFC 4226 4). */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads from the QR code. */
export const toTotpUri = (secret: string, email: string): string => appOf(secret, email).toString();

export const encryptTotpSecret = ({ keys }: Pick<Context, 'keys'>, secret: string): string =>
  keys.seal(purpose, secret);

/** The step whose code this is, one step around now at most; null when it is none. */
export const findTotpStep = (
  { keys, clock }: Pick<Context, 'keys' | 'clock'>,
  sealed: string,
  code: string,
): number | null => {
  const timestamp = clock.now().getTime();
  const delta = appOf(keys.open(purpose, sealed)).validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / second / period) + delta;
};
