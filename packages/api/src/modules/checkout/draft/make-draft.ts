import type { Context } from '../../../platform/context.ts';
import { balanceOf } from '../../ledger/index.ts';
import { runningOffers } from '../../shipping-offers/index.ts';
import type { Session } from '../session/session.ts';
import { addOffers } from './add-offers.ts';
import type { Draft } from './draft.ts';
import { readParcels } from './read-parcels.ts';
import { readQuotes } from './shipping-quotes.ts';
import { sumUp } from './sum-up.ts';

/**
 * Computes a whole checkout anew: prices and stocks, fares, promos, wallet. Nothing that a client sent is in it but
 * its choices. `quotesAreGood` says whether every fare is still the one that was promised.
 */
export const makeDraft = async (
  ctx: Context,
  session: Session,
  { renewing }: { renewing: boolean },
): Promise<Draft & { quotesAreGood: boolean }> => {
  const { parcels, address } = await readParcels(ctx, session);
  const [quotes, offers] = await Promise.all([
    readQuotes(ctx, parcels, { renewing }),
    runningOffers(
      ctx,
      parcels.map(({ merchantId }) => merchantId),
    ),
  ]);
  const { orders, promos, droppedPromos } = await addOffers(ctx, { session, parcels, quotes, offers });
  const balance = await balanceOf(ctx, { kind: 'buyer_wallet', owner: session.userId });
  return {
    session,
    address,
    orders,
    promos,
    droppedPromos,
    summary: sumUp(session, orders, balance),
    quotesAreGood: [...quotes.values()].every(({ isGood }) => isGood),
  };
};
