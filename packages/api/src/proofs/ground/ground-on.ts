import type { TestMarket } from '../../testing/open-test-market.ts';
import { type Call, headersOf } from './call.ts';
import type { ProofGround } from './proof.ts';

/** A proof on a test's market: one server, in this process. */
export const groundOn = (market: TestMarket, others: readonly Call[] = []): ProofGround => ({
  kind: market.database.kind,
  context: () => market.context(),
  calls: [
    (path, ask) => market.call(path, { token: ask.token, body: ask.body, headers: headersOf(ask) }),
    ...others,
  ],
  audit: async () => {
    await market.settle();
    return market.audit();
  },
});
