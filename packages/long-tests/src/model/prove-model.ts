import type { TestServer } from '@pasar/api/testing';
import fc from 'fast-check';
import { sequences } from './sequence/commands.ts';
import { runSequence } from './sequence/run-sequence.ts';
import { newTally, type Tally } from './sequence/tally.ts';

export interface ProveModel {
  sequences: number;
  seed: number;
  /** Of a failure that was printed, to see it again. */
  path?: string;
  replay?: string;
  /** Called after each sequence. */
  onSequence?(tally: Tally): void;
}

/** The shortest sequence that was found to go wrong. */
export interface Counterexample {
  seed: number;
  path: string;
  commands: string;
  error: string;
}

/** So many sequences run before the tables are emptied: audits look at all of them. */
const sequencesPerMarket = 100;
/** A failure is made shorter for this long. */
const shrinkFor = 120_000;

/**
 * R6: random sequences of what buyers and sellers do, against the server and against the rules of domain 3.4 to 3.10.
 * Returns what was seen, and the failure when there was one.
 */
export const proveModel = async (
  market: TestServer,
  { sequences: numRuns, seed, path, replay, onSequence = () => {} }: ProveModel,
): Promise<{ tally: Tally; failed: Counterexample | null }> => {
  const tally = newTally();
  let failedAt: number | null = null;
  let run = 0;
  const property = fc.asyncProperty(sequences(replay), async (commands) => {
    // What is tried after that could only make the failure shorter still.
    if (failedAt !== null && performance.now() - failedAt > shrinkFor) return;
    if (++run % sequencesPerMarket === 0) await market.reset();
    try {
      await runSequence(market, tally, commands);
    } catch (error) {
      failedAt ??= performance.now();
      // What it left undone would be done in the next world's time.
      await market.reset();
      throw error;
    }
    onSequence(tally);
  });
  const details = await fc.check(property, { numRuns, seed, ...(path === undefined ? {} : { path }) });
  if (!details.failed) return { tally, failed: null };
  return {
    tally,
    failed: {
      seed: details.seed,
      path: details.counterexamplePath ?? '',
      commands: String(details.counterexample?.[0] ?? ''),
      error: String(
        details.errorInstance instanceof Error ? (details.errorInstance.stack ?? '') : details.errorInstance,
      ),
    },
  };
};
