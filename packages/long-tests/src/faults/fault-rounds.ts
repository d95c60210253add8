import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '@pasar/api/testing';
import { arrangeCrowd } from '../crash/arrange-crowd.ts';
import { checkPromises } from '../crash/check-promises.ts';
import { emptyJournal } from '../crash/journal.ts';
import { attemptPayment, type Crowd, mixedLoad } from '../crash/mixed-load.ts';
import { withDatabaseContext } from '../crash/with-database-context.ts';
import type { Call } from '../harness/call.ts';
import { createRandom, type Verdict } from '../harness/long-test.ts';
import { startServerProcess } from '../harness/server-process.ts';
import { type FaultProxy, type NetworkCondition, openFaultProxy } from './fault-proxy.ts';

/** quality R14, in milliseconds. */
const longestAnswer = 3_000;
/** What the network and the machine may add to it: so much, or what the slowest answer took before the fault. */
const leastAllowance = 300;
const answersInFairWeather = 20;
const longestRecovery = 5_000;

export interface Fault {
  name: string;
  weather: NetworkCondition;
  /** Seconds that it lasts. */
  lasts: number;
  /** Cuts all connections again and again meanwhile. */
  cutsEvery?: number;
}

export const faults: readonly Fault[] = [
  { name: 'every answer a second late', weather: { kind: 'slow', by: 1_000 }, lasts: 8 },
  { name: 'down', weather: { kind: 'down' }, lasts: 10 },
  { name: 'silent', weather: { kind: 'silent' }, lasts: 8 },
  { name: 'reset in the middle of transactions', weather: { kind: 'clear' }, lasts: 6, cutsEvery: 150 },
];

interface Seen {
  answers: number;
  unavailable: number;
  slowest: number;
  /** What is added to the limit. */
  allowance: number;
  wrong: Set<string>;
}

/** Watches a call: how long it took and whether it was an answer that people may get. */
const watched =
  (call: Call, seen: Seen): Call =>
  async (path, ask) => {
    const began = performance.now();
    const answer = await call(path, ask);
    const took = performance.now() - began;
    seen.answers++;
    seen.slowest = Math.max(seen.slowest, took);
    if (took > longestAnswer + seen.allowance) seen.wrong.add(`${path} took ${Math.round(took)} ms`);
    if (answer.code === 503) {
      seen.unavailable++;
      if (!answer.headers.get('retry-after')) seen.wrong.add(`${path}: a 503 without Retry-After`);
    } else if (answer.code >= 500) seen.wrong.add(`${path} was answered ${answer.code} ${answer.message}`);
    return answer;
  };

/** Milliseconds until somebody is served again, reading and writing. */
const recovery = async (call: Call, { buyers, goods }: Crowd): Promise<number> => {
  const began = performance.now();
  const [buyer] = buyers;
  const [thing] = goods;
  if (!buyer || !thing) throw new Error('nobody to ask');
  const add = { product_id: thing.productId, variant_id: thing.variantId, qty: 1 };
  for (;;) {
    const answers = [
      await call('/cart/add', { token: buyer.token, body: add }),
      await call('/cart/list', { token: buyer.token, body: {} }),
    ];
    const took = performance.now() - began;
    if (answers.every(({ code }) => code === 200) || took > 2 * longestRecovery) return took;
    await pause(50);
  }
};

const strike = async (proxy: FaultProxy, { weather, lasts, cutsEvery }: Fault): Promise<void> => {
  proxy.become(weather);
  const end = performance.now() + lasts * 1_000;
  while (performance.now() < end) {
    await pause(cutsEvery ?? 100);
    if (cutsEvery) proxy.reset();
  }
  proxy.become({ kind: 'clear' });
};

/** One fault of the database under a mixed load: what people were told, how soon all was well, and whether it adds up. */
export const faultRound = async (fault: Fault, seed: number): Promise<Verdict> => {
  const postgres = await startPostgres({ durable: false });
  const dataDir = mkdtempSync(join(tmpdir(), 'pasar-faults-'));
  try {
    const crowd = await arrangeCrowd(postgres.url);
    const proxy = await openFaultProxy(postgres.url);
    const server = await startServerProcess(proxy.url, dataDir);
    const journal = emptyJournal();
    const seen: Seen = {
      answers: 0,
      unavailable: 0,
      slowest: 0,
      allowance: leastAllowance,
      wrong: new Set(),
    };
    const call = watched(server.call, seen);
    let over = false;
    const load = mixedLoad(call, journal, crowd, createRandom(seed), () => over);
    do await pause(1_000);
    while (seen.answers < answersInFairWeather);
    seen.allowance = Math.max(leastAllowance, seen.slowest);
    await strike(proxy, fault);
    const recovered = await recovery(server.call, crowd);
    over = true;
    const deeds = await load;
    for (const wish of journal.unanswered.splice(0)) await attemptPayment(server.call, journal, wish);
    await server.end('SIGTERM');
    await proxy.close();
    const books = await withDatabaseContext(postgres.url, async (ctx, audit) => [
      ...(await audit()),
      ...(await checkPromises(ctx, journal)),
    ]);
    const late = recovered > longestRecovery ? [`served again only after ${Math.round(recovered)} ms`] : [];
    return {
      figures: {
        deeds,
        answers: seen.answers,
        'told to wait': seen.unavailable,
        'allowed beyond the limit ms': Math.round(seen.allowance),
        'slowest answer ms': Math.round(seen.slowest),
        'served again after ms': Math.round(recovered),
        'orders promised': journal.groups.length,
      },
      faults: [...seen.wrong, ...late, ...books],
    };
  } finally {
    await postgres.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
