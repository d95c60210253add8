import type { Harness, TestResponse } from '@pasar/api/testing';
import type { Call } from './call.ts';

/** Where a proof runs: a market to stage and to audit, and one or more servers that share its database. */
export interface LongTestHarness extends Harness {
  kind: 'pglite' | 'postgres';
  /** One per server process; calls are spread over them. */
  calls: readonly [Call, ...Call[]];
  audit(): Promise<string[]>;
}

/** What a proof saw: figures to print, and a sentence for everything that must not be. */
export interface Verdict {
  figures: Record<string, number | string>;
  faults: string[];
}

/** Seeded random numbers from 0 to 1 (mulberry32), so that a run can be repeated. */
export const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const shuffled = <T>(list: readonly T[], chance: () => number): T[] =>
  list
    .map((item) => ({ item, rank: chance() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);

/** The server whose turn it is. */
export const callFor = ({ calls }: LongTestHarness, at: number): Call => calls[at % calls.length] ?? calls[0];

/** How many answers had each code, and the first of those that nobody may get. */
export const tally = (answers: readonly TestResponse[]) => {
  const count = (wanted: number) => answers.filter(({ code }) => code === wanted).length;
  const strange = answers.find(({ code }) => ![200, 409, 422].includes(code));
  return {
    ok: count(200),
    refused: count(409) + count(422),
    strange: strange ? [`an answer was ${strange.code} ${strange.message}`] : [],
  };
};

/** A sentence when a figure is not what it has to be. */
export const differs = (what: string, seen: number, wanted: number): string[] =>
  seen === wanted ? [] : [`${what}: ${seen} instead of ${wanted}`];
