import type { TestServer } from '@pasar/api/testing';
import { type Call, getHeaders } from './call.ts';
import type { LongTestHarness } from './long-test.ts';

/** A proof on a test's market: one server, in this process. */
export const createHarness = (market: TestServer, others: readonly Call[] = []): LongTestHarness => ({
  kind: market.database.kind,
  context: () => market.context(),
  calls: [
    (path, ask) => market.call(path, { token: ask.token, body: ask.body, headers: getHeaders(ask) }),
    ...others,
  ],
  audit: async () => {
    await market.settle();
    return market.audit();
  },
});
