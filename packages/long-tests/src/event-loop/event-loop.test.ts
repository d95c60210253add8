import { openTestServer, type TestServer } from '@pasar/api/testing';
import { createDemo } from '@pasar/demo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unlimited } from '../harness/unlimited.ts';
import { loopDelayDuring } from './loop-delay.ts';
import { openUntrustedLoad, type UntrustedLoad } from './untrusted-load.ts';

// PGlite in memory computes on this very thread; served from a folder, it has its own thread.
describe.runIf(process.env.TEST_DATABASE_URL)('untrusted files', () => {
  let market: TestServer;
  let load: UntrustedLoad;
  beforeAll(async () => {
    market = await openTestServer({ ...unlimited, courierStageSeconds: 0 }, { plugins: [createDemo()] });
    load = await openUntrustedLoad(market);
  });
  afterAll(() => market.close());

  test('never hold up the request thread: its delay stays below 50 ms for 99 % of the time [S32] [S35] [R11]', async () => {
    await load.rest(500);
    // On a busy machine every thread waits for a core, with or without files: only what comes on top is theirs.
    const before = await loopDelayDuring(() => load.rest(3_000));
    let seen: Record<string, number> = {};
    const during = await loopDelayDuring(async () => {
      seen = await load.run();
    });
    const report = { before, during, seen };
    expect(Object.keys(seen), JSON.stringify(report)).not.toContain('500');
    expect(seen[200], JSON.stringify(report)).toBeGreaterThan(20);
    expect(during.p99 - before.p99, JSON.stringify(report)).toBeLessThan(50);
  });
});
