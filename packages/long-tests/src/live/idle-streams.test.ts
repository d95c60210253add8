import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  arrangeBuyers,
  arrangeProducts,
  createSessionToken,
  type PostgresServer,
  startPostgres,
} from '@pasar/api/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { processorTime } from '../bench/processor-time.ts';
import { withDatabaseContext } from '../crash/with-database-context.ts';
import { p95 } from '../harness/p95.ts';
import { readStream } from '../harness/read-stream.ts';
import { reportLine } from '../harness/report-line.ts';
import { type ServerProcess, startServerProcess } from '../harness/server-process.ts';

const timeout = 240_000;
const people = 200;
const streamsOfEach = 5;
const mostMegabytes = 60;
/** Of one core. */
const mostShare = 0.02;
const watched = 10_000;
const mostWait = 300;
/** Messages of one sender in a minute, and one to spare. */
const messages = 19;

let folder: string;
let postgres: PostgresServer;
let tokens: string[];
let store: { id: number; token: string };
let server: ServerProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pasar-live-'));
  postgres = await startPostgres({ durable: false });
  await withDatabaseContext(postgres.url, async (ctx) => {
    const [good] = await arrangeProducts({ context: () => ctx }, [1]);
    if (!good) throw new Error('there are no goods');
    store = { id: good.merchantId, token: await createSessionToken(ctx, good.sellerId) };
    tokens = (await arrangeBuyers(ctx, people, { wallet: 0 })).map(({ token }) => token);
  });
  server = await startServerProcess(postgres.url, folder);
}, timeout);
afterAll(async () => {
  await server?.end('SIGKILL');
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
}, timeout);

const residentMegabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;

const quiet = async () => {
  const before = processorTime([server.pid]);
  await pause(watched);
  return (processorTime([server.pid]) - before) / watched;
};

test('a thousand idle streams cost little, and a message is seen within 0.3 s beside them [W80]', {
  timeout,
}, async () => {
  const alone = residentMegabytes();
  const shareAlone = await quiet();
  let ready = 0;
  const follow = (token: string, onHint: () => void) =>
    readStream(server.origin, token, (text) => {
      if (text.startsWith('event: ready')) ready++;
      else if (text.startsWith('event: hint')) onHint();
    }).catch(() => undefined);
  // One person after the other: of a thousand at the same moment a server refuses some, who come again.
  for (const [nth, token] of tokens.entries()) {
    for (let stream = 0; stream < streamsOfEach; stream++) void follow(token, () => {});
    await expect.poll(() => ready, { timeout: 60_000, interval: 5 }).toBe((nth + 1) * streamsOfEach);
  }
  const share = (await quiet()) - shareAlone;
  const megabytes = residentMegabytes() - alone;
  reportLine(
    `${ready} idle streams: ${megabytes.toFixed(0)} MB and ${(share * 100).toFixed(1)} % of a core beyond ${(shareAlone * 100).toFixed(1)} % without them`,
  );
  expect(megabytes).toBeLessThan(mostMegabytes);
  expect(share).toBeLessThan(mostShare);

  const heard: number[] = [];
  void follow(store.token, () => heard.push(performance.now()));
  await expect.poll(() => ready).toBe(people * streamsOfEach + 1);
  const call = (path: string, body: object) => server.call(path, { token: tokens[0] ?? '', body });
  const { data } = await call('/buyer/dashboard/chat/open', { merchant_id: store.id });
  const waits: number[] = [];
  for (let nth = 0; nth < messages; nth++) {
    const before = heard.length;
    const sent = performance.now();
    const message = { client_id: randomUUID(), kind: 'text', text: `pesan ${nth}` };
    expect(await call(`/buyer/dashboard/chat/${data.id}/messages`, message)).toMatchObject({ code: 200 });
    await expect.poll(() => heard.length, { timeout: 10_000, interval: 5 }).toBeGreaterThan(before);
    waits.push((heard[before] ?? 0) - sent);
  }
  reportLine(`a message is seen after ${p95(waits).toFixed(0)} ms (p95 of ${messages})`);
  expect(p95(waits)).toBeLessThan(mostWait);
});
