import { expect, test } from 'vitest';
import { loseNoMoney } from './lose-no-money.ts';

test.each([1, 2])(
  'what providers take is booked, whatever gets lost on the way (seed %i) [V1]',
  {
    tags: 'slow',
    timeout: 240_000,
  },
  async (seed) => {
    const { taken, booked, faults, groups } = await loseNoMoney(seed, 12);
    expect(faults).toEqual([]);
    expect(booked).toBe(taken);
    expect(taken).toBeGreaterThan(0);
    expect(Object.keys(groups)).not.toContain('waiting_payment');
  },
);
