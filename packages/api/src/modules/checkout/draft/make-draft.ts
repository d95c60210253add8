import type { Context } from '../../../platform/context.ts';
import { readAccountBalance } from '../../ledger/index.ts';
import { listRunningShippingOffers } from '../../shipping-offers/index.ts';
import type { Session } from '../session/session.ts';
import { applyShippingOffers } from './apply-shipping-offers.ts';
import { computeTotals } from './compute-totals.ts';
import type { Draft } from './draft.ts';
import { readParcels } from './read-parcels.ts';
import { readQuotes } from './shipping-quotes.ts';

/**
 * Computes a full checkout anew: prices and stocks, shipping rates, promos, wallet. It uses nothing that a client sent
 * but its selections. `quotesAreGood` is whether every shipping rate is still the locked one.
 */
export const makeDraft = async (
  ctx: Context,
  session: Session,
  { renewing }: { renewing: boolean },
): Promise<Draft & { quotesAreGood: boolean }> => {
  const { parcels, address } = await readParcels(ctx, session);
  const [quotes, offers] = await Promise.all([
    readQuotes(ctx, parcels, { renewing }),
    listRunningShippingOffers(
      ctx,
      parcels.map(({ merchantId }) => merchantId),
    ),
  ]);
  const { orders, promos, droppedPromos } = await applyShippingOffers(ctx, {
    session,
    parcels,
    quotes,
    offers,
  });
  const balance = await readAccountBalance(ctx, { kind: 'buyer_wallet', owner: session.userId });
  return {
    session,
    address,
    orders,
    promos,
    droppedPromos,
    summary: computeTotals(session, orders, balance),
    quotesAreGood: [...quotes.values()].every(({ isGood }) => isGood),
  };
};
