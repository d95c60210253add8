import type { Real } from '../real/real.ts';
import type { Market } from '../rules/market.ts';
import { No } from '../rules/no.ts';
import type { Shown } from '../rules/show.ts';

/** What came of a deed, as the rules or the server say it. */
export interface Outcome {
  code: number;
  /** Why a checkout was refused; null where nobody asks. */
  reason: string | null;
  shown: Shown | null;
}

/** Something that somebody does to the marketplace. */
export interface Deed {
  /** For the figures. */
  kind: string;
  /** For people who read a failure. */
  text: string;
  /** What the rules make of it; returns the checkout where one is shown. Throws No. */
  rule(market: Market): unknown;
  /** What comes of it a moment later: events reach those who wait for them. */
  later?(market: Market): void;
  /** What a refusal leaves behind that came of somebody else being quicker. */
  whenLate?(market: Market): void;
  /** Does it. `market` is as the rules have it before. */
  act(real: Real, market: Market): Promise<Outcome>;
}

export interface Judged {
  market: Market;
  outcome: Outcome;
}

const isShown = (said: unknown): said is Shown =>
  typeof said === 'object' && said !== null && 'grand_total' in said;

/** What the rules say to a deed, and the market after it. */
export const judge = (before: Market, deed: Deed): Judged => {
  const market = structuredClone(before);
  try {
    const said = deed.rule(market);
    return { market, outcome: { code: 200, reason: null, shown: isShown(said) ? said : null } };
  } catch (error) {
    if (!(error instanceof No)) throw error;
    const { code, reason, shown } = error;
    return { market: shown ? market : before, outcome: { code, reason, shown } };
  }
};

/** The market once everybody has heard. */
export const hear = (before: Market, deeds: readonly Deed[]): Market => {
  if (!deeds.some(({ later }) => later)) return before;
  const market = structuredClone(before);
  for (const { later } of deeds) later?.(market);
  return market;
};

/** Sentences about an answer that is not what the rules say. */
export const compareOutcomes = (deed: Deed, seen: Outcome, said: Outcome): string[] => {
  if (seen.code !== said.code || (said.reason !== null && seen.reason !== said.reason)) {
    const words = ({ code, reason }: Outcome) => `${code}${reason ? ` ${reason}` : ''}`;
    return [`${deed.text} was answered ${words(seen)}, the rules say ${words(said)}`];
  }
  if (!said.shown) return [];
  const [shows, has] = [JSON.stringify(seen.shown), JSON.stringify(said.shown)];
  return shows === has ? [] : [`after ${deed.text} the checkout shows ${shows}, the rules say ${has}`];
};
