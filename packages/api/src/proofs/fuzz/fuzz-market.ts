import { type Endpoint, endpoints } from '@pasar/contract';
import fc from 'fast-check';
import { createAccount } from '../../modules/accounts/index.ts';
import { tokenOf } from '../../modules/checkout/testing/shopping.ts';
import type { TestMarket } from '../../testing/open-test-market.ts';
import { openTradeWorld, type TradeWorld } from '../../testing/trade-world.ts';
import { checkAnswer } from './check-answer.ts';
import type { Pools } from './plausible.ts';
import { poolsOf } from './pools.ts';
import { type FuzzRequest, requestsTo } from './requests.ts';

export interface FuzzTally {
  requests: number;
  routes: number;
  /** How many answers had a status. */
  statuses: Map<number, number>;
  /** One example for each kind of fault of each call. */
  faults: Map<string, string>;
}

interface Plan {
  requests: number;
  seed: number;
  onProgress?(tally: FuzzTally): void;
}

const calls = Object.entries(endpoints).flatMap(([area, group]) =>
  Object.entries(group).map(([name, endpoint]): [string, Endpoint] => [`${area}.${name}`, endpoint]),
);

const originless = (path: string) => `http://pasar.test${path}`;

/** Calls may end sessions and close accounts; everybody signs in anew before each route. */
const signIn = async (market: TestMarket, { buyer, stranger, seller, rival }: TradeWorld, deskId: number) => {
  const { db } = market.database;
  const people = [buyer.id, stranger.id, seller.id, rival.id, deskId];
  await db.updateTable('users').set({ status: 'active' }).where('id', 'in', people).execute();
  const tokens = await Promise.all(people.map((id) => tokenOf(market, id)));
  return [undefined, 'Bearer x', ...tokens.map((token) => `Bearer ${token}`)];
};

const send = async (market: TestMarket, request: FuzzRequest, authorization: string | undefined) => {
  const began = performance.now();
  const answer = await market.fetch(
    new Request(originless(request.path), {
      method: request.method,
      headers: { ...request.headers, ...(authorization ? { authorization } : {}) },
      body: request.body ?? null,
    }),
  );
  return { status: answer.status, text: await answer.text(), took: performance.now() - began };
};

const describeRequest = ({ method, path, body }: FuzzRequest): string =>
  `${method} ${path.slice(0, 300)} ${typeof body === 'string' ? body.slice(0, 500) : body ? '(bytes)' : ''}`;

const samplesOf = (endpoint: Endpoint, pools: Pools, seed: number): FuzzRequest[] =>
  fc.sample(requestsTo(endpoint, pools), { numRuns: 20, seed });

/** Sends requests to every call of the contract, as everybody, and checks each answer (quality R13). */
export const fuzzMarket = async (
  market: TestMarket,
  { requests, seed, onProgress }: Plan,
): Promise<FuzzTally> => {
  const world = await openTradeWorld(market);
  const deskId = await createAccount({
    ctx: market.context(),
    input: {
      email: 'meja@example.test',
      fullname: 'Meja',
      registeredAs: 'buyer',
      password: null,
      role: 'desk',
    },
  });
  const pools = poolsOf(world);
  const tally: FuzzTally = { requests: 0, routes: calls.length, statuses: new Map(), faults: new Map() };
  for (let turn = 0; tally.requests < requests; turn++) {
    for (const [index, [name, endpoint]] of calls.entries()) {
      const callers = await signIn(market, world, deskId);
      for (const [at, request] of samplesOf(
        endpoint,
        pools,
        seed * 100_003 + turn * 1_009 + index,
      ).entries()) {
        if (tally.requests >= requests && turn > 0) break;
        const answer = await send(market, request, callers[(at + turn + index) % callers.length]);
        tally.requests++;
        tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1);
        for (const fault of checkAnswer(endpoint, answer)) {
          const kind = `${name} ${fault.replace(/\d+/g, 'n').slice(0, 60)}`;
          if (!tally.faults.has(kind))
            tally.faults.set(kind, `${name} ${fault}\n    ${describeRequest(request)}`);
        }
      }
    }
    await market.settle();
    onProgress?.(tally);
  }
  return tally;
};
