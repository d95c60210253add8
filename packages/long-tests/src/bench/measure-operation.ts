import { setTimeout as pause } from 'node:timers/promises';
import type { Shopper } from './arrange-bench-fixture.ts';
import { openClient } from './client.ts';
import type { Operation, OperationRun } from './operations.ts';

export interface Measured {
  name: string;
  most: number;
  /** Milliseconds of processor for one operation: the middle one of the rounds. */
  cpu: number;
  /** Milliseconds until one is done, with all clients at work. */
  p50: number;
  p95: number;
  /** The calls of one operation, `3 × POST /cart/add`. */
  calls: string[];
}

export interface Measuring {
  origin: string;
  shoppers: readonly Shopper[];
  /** How often each shopper does it, after a round that is not counted. */
  rounds: number;
  /** Milliseconds of processor that server and database have used. */
  spent(): number;
  /** Waits for what an operation leaves to be done; by default until no processor is used. */
  settle?(): Promise<void>;
}

/** So many at a time; each takes the next turn as soon as one is done. */
const clients = 8;
const inTurn = async (
  turns: readonly OperationRun[],
  work: (turn: OperationRun) => Promise<unknown>,
): Promise<void> => {
  const next = turns.values();
  const takeTurns = async () => {
    for (const turn of next) await work(turn);
  };
  await Promise.all(Array.from({ length: clients }, takeTurns));
};

/** What an operation leaves to be done afterwards belongs to it: news, mails, sums. */
const untilItRests = async (spent: () => number): Promise<void> => {
  for (let quiet = 0, before = spent(); quiet < 4; ) {
    await pause(50);
    const now = spent();
    quiet = now > before ? 0 : quiet + 1;
    before = now;
  }
};

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);

const countCalls = (called: readonly string[]): string[] =>
  [...Map.groupBy(called, (name) => name)].map(([name, { length }]) =>
    length > 1 ? `${length} × ${name}` : name,
  );

/** Does an operation in rounds of all shoppers, eight at a time. Throws when an answer is not a good one. */
export const measureOperation = async (
  { name, most, prepare, run }: Operation,
  { origin, shoppers, rounds, spent, settle = () => untilItRests(spent) }: Measuring,
): Promise<Measured> => {
  const took: number[] = [];
  const costs: number[] = [];
  let calls: string[] = [];
  for (let round = 0; round <= rounds; round++) {
    const turns = shoppers.map((shopper, index) => ({ shopper, at: round * shoppers.length + index }));
    const open = () => turns.map((turn) => ({ ...turn, client: openClient(origin) }));
    if (prepare) await inTurn(open(), prepare);
    await settle();
    const before = spent();
    await inTurn(open(), async (turn) => {
      const began = performance.now();
      await run(turn);
      if (round > 0) took.push(performance.now() - began);
      calls = turn.client.called;
    });
    await settle();
    if (round > 0) costs.push((spent() - before) / turns.length);
  }
  return {
    name,
    most,
    cpu: at(sorted(costs), 0.5),
    p50: at(sorted(took), 0.5),
    p95: at(sorted(took), 0.95),
    calls: countCalls(calls),
  };
};
