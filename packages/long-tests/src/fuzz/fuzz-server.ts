import {
  allCalls,
  type Call,
  createSessionToken,
  createUser,
  openTradeFixture,
  type TestServer,
  type TradeFixture,
  testOrigin,
} from '@pasar/api/testing';
import type { Endpoint } from '@pasar/contract';
import fc from 'fast-check';
import { checkResponse, type RawResponse } from './check-response.ts';
import type { Pools } from './plausible.ts';
import { buildPools } from './pools.ts';
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
  /** At least so many, and each call at least twenty times. */
  requests: number;
  seed: number;
  onProgress?(tally: FuzzTally): void;
}

/** Calls may end sessions and close accounts; everybody signs in anew before each route. */
const signIn = async (
  market: TestServer,
  { buyer, stranger, seller, rival }: TradeFixture,
  staffId: number,
) => {
  const { db } = market.database;
  const people = [buyer.id, stranger.id, seller.id, rival.id, staffId];
  await db.updateTable('users').set({ status: 'active' }).where('id', 'in', people).execute();
  const tokens = await Promise.all(people.map((id) => createSessionToken(market.context(), id)));
  return [undefined, 'Bearer x', ...tokens.map((token) => `Bearer ${token}`)];
};

const send = async (market: TestServer, request: FuzzRequest, authorization: string | undefined) => {
  const began = performance.now();
  const answer = await market.fetch(
    new Request(`${testOrigin}${request.path}`, {
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

const note = (
  tally: FuzzTally,
  { area, name, endpoint }: Call,
  request: FuzzRequest,
  answer: RawResponse,
) => {
  tally.requests++;
  tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1);
  for (const fault of checkResponse(endpoint, answer)) {
    const kind = `${area}.${name} ${fault.replace(/\d+/g, 'n').slice(0, 60)}`;
    const example = `${area}.${name} ${fault}\n    ${describeRequest(request)}`;
    if (!tally.faults.has(kind)) tally.faults.set(kind, example);
  }
};

/**
 * Sends twenty requests to every call of the contract, as everybody, until there are as many as were asked for, and
 * checks each answer (quality R13).
 */
export const fuzzServer = async (
  market: TestServer,
  { requests, seed, onProgress }: Plan,
): Promise<FuzzTally> => {
  const world = await openTradeFixture(market);
  const staff = await createUser(market, 'meja@example.test', 'staff');
  const pools = buildPools(world);
  const tally: FuzzTally = { requests: 0, routes: allCalls.length, statuses: new Map(), faults: new Map() };
  for (let turn = 0; tally.requests < requests; turn++) {
    for (const [index, call] of allCalls.entries()) {
      const callers = await signIn(market, world, staff.id);
      const samples = samplesOf(call.endpoint, pools, seed * 100_003 + turn * 1_009 + index);
      for (const [at, request] of samples.entries()) {
        const answer = await send(market, request, callers[(at + turn + index) % callers.length]);
        note(tally, call, request, answer);
      }
    }
    await market.settle();
    onProgress?.(tally);
  }
  return tally;
};
