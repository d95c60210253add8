import type { TestResponse } from '@pasar/api/testing';
import { lastSession } from '../reference-model/checkout.ts';
import type { MarketplaceModel, Session } from '../reference-model/marketplace-model.ts';
import { at, type Source } from '../reference-model/model-fixture.ts';
import { RejectionError } from '../reference-model/rejection-error.ts';
import { nothing, type System, sendRequest } from '../system/system.ts';

/** A checkout by whose it is. */
export interface CheckoutRef {
  buyer: number;
  source: Source;
}

/** The session of the rules; 404 before the first one was opened. */
export const getSession = (market: MarketplaceModel, { buyer, source }: CheckoutRef): Session => {
  const session = lastSession(market, buyer, source);
  if (!session) throw new RejectionError(404);
  return session;
};

export const checkoutId = (
  real: System,
  market: MarketplaceModel,
  { buyer, source }: CheckoutRef,
): number => {
  const session = lastSession(market, buyer, source);
  return (session && real.sessions.get(session.key)) ?? nothing;
};

export const loadPreview = (real: System, buyer: number, id: number): Promise<TestResponse> =>
  sendRequest(real, at(real.buyers, buyer), `/shipping/checkout/preview?checkout_id=${id}`);

/** `choose a courier: jne REG` is counted as `choose a courier`. */
export const getCommandKind = (what: string): string => what.split(':')[0] ?? what;
