import type { MarketplaceModel, Withdrawal } from './marketplace-model.ts';
import { at } from './model-fixture.ts';
import { RejectionError } from './rejection-error.ts';

/** The day in Jakarta, seven hours ahead. */
const dayOf = (moment: number) => Math.floor((moment + 7 * 3_600_000) / 86_400_000);

const move = (market: MarketplaceModel, { side, owner }: Withdrawal, amount: number) => {
  market.wallets[side][owner] = at(market.wallets[side], owner) + amount;
};

/** At least Rp10.000, at most what is there, three times a day (domain 3.10, J5). */
export const withdraw = (
  market: MarketplaceModel,
  { side, owner, amount }: Pick<Withdrawal, 'side' | 'owner' | 'amount'>,
): void => {
  if (amount < 10_000) throw new RejectionError(422);
  if (amount > at(market.wallets[side], owner)) throw new RejectionError(409, 'wallet_insufficient');
  const today = market.withdrawals.filter(
    (one) =>
      one.side === side &&
      one.owner === owner &&
      one.state !== 'rejected' &&
      dayOf(one.at) === dayOf(market.now),
  );
  if (today.length >= 3) throw new RejectionError(409, 'day_count');
  const withdrawal: Withdrawal = { side, owner, amount, at: market.now, state: 'requested' };
  market.withdrawals.push(withdrawal);
  move(market, withdrawal, -amount);
  market.house.withdrawal_clearing += amount;
};

/** Staff send the money, or gives it back. */
export const settleWithdrawal = (market: MarketplaceModel, index: number, isPaid: boolean): void => {
  const withdrawal = at(market.withdrawals, index);
  if (withdrawal.state !== 'requested') throw new RejectionError(409);
  withdrawal.state = isPaid ? 'paid' : 'rejected';
  market.house.withdrawal_clearing -= withdrawal.amount;
  if (isPaid) market.house.bank += withdrawal.amount;
  else move(market, withdrawal, withdrawal.amount);
};
