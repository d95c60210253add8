import { describe, expect, test } from 'vitest';
import { importTests } from './import-tests.ts';

// A server on the embedded database takes long to start; `run-import.ts` kills that one.
describe.runIf(process.env.TEST_DATABASE_URL)('a server that imports', () => {
  test.each(importTests.filter(({ id }) => id === 'postgres'))(
    '$name goes on where a kill -9 left it, with every row once [R4]',
    { timeout: 180_000 },
    async ({ run }) => {
      const { figures, faults } = await run({ rows: 210, assortment: 'mixed', kills: 1, seed: 1 });
      expect({ figures, faults }).toEqual({ figures, faults: [] });
    },
  );
});
