import { expect, test } from 'vitest';
import { judgeCanary, type Verdict } from './judge-canary.ts';
import type { Session } from './session.ts';
import { usualThresholds } from './thresholds.ts';

/** A generator of chances between 0 and 1 that gives the same row for the same seed. */
const chances = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

interface Behavior {
  /** Chance of a failed session. */
  fails: number;
  /** Factor on the usual time to mount. */
  slower?: number;
  /** Chance that a page never speaks. */
  silent?: number;
}

const visit = (chance: () => number, { fails, slower = 1, silent = 0.05 }: Behavior, at: number): Session => {
  const source = `s${Math.floor(chance() * 50_000)}`;
  if (chance() < silent) return { source, at, served: true, outcome: 'none' };
  if (chance() < fails) return { source, at, served: true, outcome: 'failed' };
  // Times of real visitors are skewed: most near 900 ms, some many times that.
  const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  return { source, at, served: true, outcome: 'ok', ms: 900 * slower * Math.exp(0.7 * normal) };
};

/** Visitors of the control for each one of the canary; more would add no information. */
const beside = (share: number): number => Math.min(20, (1 - share) / share);

/**
 * Sends visitors until the canary is rolled back or has had 1,200 sessions; evaluates as often as the guard
 * does.
 */
const rollout = (seed: number, share: number, canary: Behavior, control: Behavior): Verdict['kind'] => {
  const chance = chances(seed);
  const sessions: { canary: Session[]; control: Session[] } = { canary: [], control: [] };
  let nextLook = 200;
  for (let at = 0; sessions.canary.length < 1_200; at += 500) {
    sessions.canary.push(visit(chance, canary, at));
    const due = Math.min(2_000, sessions.canary.length * beside(share));
    while (sessions.control.length < due) sessions.control.push(visit(chance, control, at));
    if (sessions.canary.length < nextLook) continue;
    nextLook *= 1.25;
    const { kind } = judgeCanary({ ...sessions, now: at + 60_000 }, usualThresholds);
    if (kind !== 'too-early' && kind !== 'healthy') return kind;
  }
  return 'healthy';
};

const shares = [0.01, 0.05, 0.2, 0.5];
/** How many of so many rollouts end badly. */
const alarms = (runs: number, canary: Behavior, control: Behavior): number =>
  Array.from({ length: runs }, (_, n) =>
    rollout(n + 1, shares[n % shares.length] ?? 0.05, canary, control),
  ).filter((kind) => kind !== 'healthy').length;

const leftAlone = 'a healthy canary beside errors of %f is left alone in 97 of 100 rollouts and more [R9]';
const expectLeftAlone = (fails: number) => expect(alarms(100, { fails }, { fails })).toBeLessThanOrEqual(3);

test.each([0.01])(leftAlone, expectLeftAlone);
test.each([0, 0.001, 0.02, 0.04, 0.08])(leftAlone, { tags: 'slow' }, expectLeftAlone);

test.each([
  ['throws for all', { fails: 1 }],
  ['throws for one in ten', { fails: 0.1 }],
  ['throws for one in twenty', { fails: 0.05 }],
  ['takes twice as long', { fails: 0.005, slower: 2 }],
  ['never mounts', { fails: 0, silent: 1 }],
] as const)('a canary that %s is taken back in 95 of 100 rollouts and more [R9]', (_, canary) => {
  expect(alarms(40, canary, { fails: 0.005 })).toBeGreaterThanOrEqual(38);
});
