import { describe, expect, test } from 'vitest';
import { faultRound, faults } from './fault-rounds.ts';

const short = faults.filter(({ name }) => name === 'silent' || name.startsWith('reset'));

// An embedded database has no network that could fail.
describe.runIf(process.env.TEST_DATABASE_URL)('a database that is away', () => {
  test.each(short)(
    '$name: people get an error within 3 s and are served again within 5, and nothing is half done [R14]',
    { timeout: 120_000 },
    async (fault) => {
      const { figures, faults: wrong } = await faultRound({ ...fault, lasts: 3 }, 1);
      expect(wrong, JSON.stringify(figures)).toEqual([]);
    },
  );
});
