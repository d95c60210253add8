import type { CheckoutView } from '../reference-model/checkout-view.ts';
import type { MarketplaceModel } from '../reference-model/marketplace-model.ts';
import { RejectionError } from '../reference-model/rejection-error.ts';
import type { System } from '../system/system.ts';
import type { CommandResult } from './command-result.ts';

/** Something that somebody does to the marketplace. */
export interface ModelCommand {
  /** For the figures. */
  kind: string;
  /** For people who read a failure. */
  text: string;
  /** What the rules make of it; returns the checkout where one is shown. Throws No. */
  rule(market: MarketplaceModel): unknown;
  /** What comes of it a moment later: events reach those who wait for them. */
  later?(market: MarketplaceModel): void;
  /** What a refusal leaves behind that came of somebody else being quicker. */
  whenLate?(market: MarketplaceModel): void;
  /** Does it. `market` is as the rules have it before. */
  act(real: System, market: MarketplaceModel): Promise<CommandResult>;
}

export interface Judged {
  market: MarketplaceModel;
  outcome: CommandResult;
}

const isShown = (said: unknown): said is CheckoutView =>
  typeof said === 'object' && said !== null && 'grand_total' in said;

/** What the rules say to a deed, and the market after it. */
export const judge = (before: MarketplaceModel, deed: ModelCommand): Judged => {
  const market = structuredClone(before);
  try {
    const said = deed.rule(market);
    return { market, outcome: { code: 200, reason: null, shown: isShown(said) ? said : null } };
  } catch (error) {
    if (!(error instanceof RejectionError)) throw error;
    const { code, reason, shown } = error;
    return { market: shown ? market : before, outcome: { code, reason, shown } };
  }
};

/** The market once everybody has heard. */
export const receiveEvents = (before: MarketplaceModel, deeds: readonly ModelCommand[]): MarketplaceModel => {
  if (!deeds.some(({ later }) => later)) return before;
  const market = structuredClone(before);
  for (const { later } of deeds) later?.(market);
  return market;
};

/** Sentences about an answer that is not what the rules say. */
export const compareResults = (deed: ModelCommand, seen: CommandResult, said: CommandResult): string[] => {
  if (seen.code !== said.code || (said.reason !== null && seen.reason !== said.reason)) {
    const words = ({ code, reason }: CommandResult) => `${code}${reason ? ` ${reason}` : ''}`;
    return [`${deed.text} was answered ${words(seen)}, the rules say ${words(said)}`];
  }
  if (!said.shown) return [];
  const [shows, has] = [JSON.stringify(seen.shown), JSON.stringify(said.shown)];
  return shows === has ? [] : [`after ${deed.text} the checkout shows ${shows}, the rules say ${has}`];
};
