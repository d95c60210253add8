import { Secret, TOTP } from 'otpauth';
import { second } from '../platform/clock.ts';
import type { TestServer } from './open-test-server.ts';

type Timed = { clock: { now(): Date } };

/** What an authenticator app with this secret shows now, or so many milliseconds later. */
export const totpCode = ({ clock }: Timed, secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + later });

/** Sets up an authenticator app for somebody, and waits until its next code. */
export const addTotp = async (
  market: TestServer,
  token: string,
): Promise<{ secret: string; recovery: string[] }> => {
  const { secret } = (await market.call('/auth/totp/begin', { token, body: {} })).data;
  const body = { code: totpCode(market, secret) };
  const { data } = await market.call('/auth/totp/confirm', { token, body });
  market.clock.advance(30 * second);
  return { secret, recovery: data.recovery_codes };
};
