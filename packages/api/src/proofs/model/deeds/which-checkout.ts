import type { TestAnswer } from '../../../testing/open-test-market.ts';
import { ask, nothing, type Real } from '../real/real.ts';
import { lastSession } from '../rules/checkout.ts';
import type { Market, Session } from '../rules/market.ts';
import { No } from '../rules/no.ts';
import { at, type Source } from '../rules/world.ts';

/** A checkout by whose it is. */
export interface Which {
  buyer: number;
  source: Source;
}

/** The session of the rules; 404 before the first one was opened. */
export const sessionOf = (market: Market, { buyer, source }: Which): Session => {
  const session = lastSession(market, buyer, source);
  if (!session) throw new No(404);
  return session;
};

export const checkoutId = (real: Real, market: Market, { buyer, source }: Which): number => {
  const session = lastSession(market, buyer, source);
  return (session && real.sessions.get(session.key)) ?? nothing;
};

export const previewOf = (real: Real, buyer: number, id: number): Promise<TestAnswer> =>
  ask(real, at(real.buyers, buyer), `/shipping/checkout/preview?checkout_id=${id}`);

/** `choose a courier: jne REG` is counted as `choose a courier`. */
export const nameOf = (what: string): string => what.split(':')[0] ?? what;
