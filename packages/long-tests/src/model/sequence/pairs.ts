import { add, claimVoucher } from '../commands/cart-commands.ts';
import { getLegalCommands, legalStep } from '../commands/legal-commands.ts';
import type { ModelCommand } from '../commands/model-command.ts';
import { payCheckout } from '../commands/pay-checkout.ts';
import { endShipping } from '../commands/shipping-offer-commands.ts';
import { takeMoney } from '../commands/wallet-commands.ts';
import { isOpen } from '../reference-model/checkout.ts';
import type { MarketplaceModel } from '../reference-model/marketplace-model.ts';
import { at, modelFixture } from '../reference-model/model-fixture.ts';

type Pair = [ModelCommand, ModelCommand];

const pick = <T>(list: readonly T[], dice: number): T | null =>
  list.length === 0 ? null : at(list, dice % list.length);

/** Two things that may be done with one order, or the same one twice. */
const onOneOrder = (market: MarketplaceModel, dice: number): Pair | null => {
  const moving = market.orders
    .map((order) => getLegalCommands(market, order))
    .filter(({ length }) => length > 0);
  const deeds = pick(moving, dice);
  if (!deeds) return null;
  const [one, other] = [Math.floor(dice / 7), Math.floor(dice / 91)];
  return [at(deeds, one % deeds.length), at(deeds, other % deeds.length)];
};

const openPresses = (market: MarketplaceModel): ModelCommand[] =>
  market.sessions
    .filter((session) => isOpen(market, session))
    .map(({ buyer, source }) => payCheckout({ buyer, source, fresh: false, method: true }));

/** Two pays: of two buyers, of two tabs, or a double click. */
const twoPays = (market: MarketplaceModel, dice: number): Pair | null => {
  const presses = openPresses(market);
  const one = pick(presses, dice);
  const other = pick(presses, Math.floor(dice / 7));
  return one && other && [one, other];
};

/** A pay while something happens to an order. */
const payAndStep = (market: MarketplaceModel, dice: number): Pair | null => {
  const one = pick(openPresses(market), dice);
  const other = legalStep(market, Math.floor(dice / 7), false);
  return one && other && [one, other];
};

/** A pay while the same wallet is emptied. */
const payAndWithdraw = (market: MarketplaceModel, dice: number): Pair | null => {
  const session = pick(
    market.sessions.filter((one) => isOpen(market, one)),
    dice,
  );
  if (!session) return null;
  const { buyer, source } = session;
  const amount = Math.max(10_000, at(market.wallets.buyers, buyer));
  return [
    payCheckout({ buyer, source, fresh: false, method: true }),
    takeMoney({ side: 'buyers', owner: buyer, amount }),
  ];
};

/** A pay while the promise that it was seen with ends. */
const payAndEndShipping = (market: MarketplaceModel, dice: number): Pair | null => {
  const one = pick(openPresses(market), dice);
  const payer = pick(
    market.offers.flatMap(({ terms }, index) => (terms === null ? [] : [index])),
    Math.floor(dice / 7),
  );
  return one && payer !== null ? [one, endShipping({ payer })] : null;
};

const twoWithdrawals = (market: MarketplaceModel, dice: number): Pair => {
  const owner = dice % modelFixture.buyers.length;
  const amount = Math.max(10_000, Math.ceil((at(market.wallets.buyers, owner) * 2) / 3));
  return [takeMoney({ side: 'buyers', owner, amount }), takeMoney({ side: 'buyers', owner, amount })];
};

const twoAdds = (_: MarketplaceModel, dice: number): Pair => {
  const line = {
    buyer: dice % modelFixture.buyers.length,
    variant: Math.floor(dice / 2) % modelFixture.variants.length,
  };
  return [add({ ...line, qty: 1 }), add({ ...line, qty: 2 })];
};

const twoClaims = (_: MarketplaceModel, dice: number): Pair => {
  const voucher = dice % modelFixture.vouchers.length;
  return [claimVoucher({ buyer: 0, voucher }), claimVoucher({ buyer: Math.floor(dice / 3) % 2, voucher })];
};

const kinds = [
  onOneOrder,
  twoPays,
  onOneOrder,
  payAndStep,
  twoPays,
  payAndWithdraw,
  payAndEndShipping,
  onOneOrder,
  twoWithdrawals,
  twoAdds,
  twoClaims,
];

/** Two deeds for the same moment; null when there is nothing of the kind to do. */
export const findPair = (market: MarketplaceModel, dice: number): Pair | null =>
  at(kinds, dice % kinds.length)(market, Math.floor(dice / kinds.length));
