import { expect, test } from 'vitest';
import { crashTests } from './crash-tests.ts';

// The databases are its own, so one of the two runs of the server's tests is enough.
const here = crashTests.filter(({ id }) =>
  process.env.TEST_DATABASE_URL ? id !== 'embedded' : id === 'embedded',
);

test.each(here)('$name', { timeout: 180_000 }, async ({ id, run }) => {
  const { figures, faults } = await run({ rounds: id === 'providers' ? 1 : 2, seed: 1 });
  expect({ figures, faults }).toEqual({ figures, faults: [] });
});
