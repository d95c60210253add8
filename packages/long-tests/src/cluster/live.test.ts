import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { LiveHint } from '@pasar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrangeCrowd } from '../crash/arrange-crowd.ts';
import type { Crowd } from '../crash/mixed-load.ts';
import { callAt } from '../harness/call.ts';
import { p95 } from '../harness/p95.ts';
import { readStream } from '../harness/read-stream.ts';
import { reportLine } from '../harness/report-line.ts';
import { type Cluster, openCluster } from './open-cluster.ts';

const timeout = 240_000;
const mostAcross = 1_500;
const mostAgain = 15_000;
/** Messages of one sender. */
const mostAMinute = 20;

let cluster: Cluster;
let crowd: Crowd;
beforeAll(async () => {
  cluster = await openCluster();
  crowd = await arrangeCrowd(cluster.databaseUrl);
}, timeout);
afterAll(() => cluster?.close(), timeout);

const buyer = () => crowd.buyers[0] as Crowd['buyers'][number];
const call = (path: string, body?: unknown, token = buyer().token) =>
  callAt(cluster.balancer.url)(path, { token, ...(body !== undefined && { body }) });

/** Follows the stream as a page does: opened again after 1 to 10 seconds. */
const follow = (url: string, token: string) => {
  const heard: { at: number; hint: LiveHint }[] = [];
  const ready: number[] = [];
  let over = false;
  void (async () => {
    while (!over) {
      await readStream(url, token, (text) => {
        const [, data] = /^event: hint\ndata: (.*)$/.exec(text) ?? [];
        if (data) heard.push({ at: performance.now(), hint: JSON.parse(data) });
        else if (text.startsWith('event: ready')) ready.push(performance.now());
      }).catch(() => undefined);
      await pause(1_000 + Math.random() * 9_000);
    }
  })();
  return {
    heard,
    ready,
    end: () => {
      over = true;
    },
  };
};

describe('pages follow the server, whichever process wrote', { timeout }, () => {
  test('a message is seen within 1.5 s across processes, and all of them after a kill [W80]', async () => {
    const [good] = crowd.goods;
    if (!good) throw new Error('there are no goods');
    const seller = crowd.sellers.get(good.merchantId);
    if (!seller) throw new Error('there is no seller');
    const { data } = await call('/buyer/dashboard/chat/open', { merchant_id: good.merchantId });
    const write = async (text: string) =>
      expect(
        await call(`/buyer/dashboard/chat/${data.id}/messages`, {
          client_id: randomUUID(),
          kind: 'text',
          text,
        }),
      ).toMatchObject({ code: 200 });
    const page = follow(cluster.balancer.url, seller.token);
    await expect.poll(() => page.ready.length, { timeout: 20_000 }).toBe(1);
    const waits: number[] = [];
    for (let nth = 0; nth < mostAMinute - 1; nth++) {
      const before = page.heard.length;
      await write(`pesan ${nth}`);
      const sent = performance.now();
      await expect.poll(() => page.heard.length, { timeout: 10_000, interval: 10 }).toBeGreaterThan(before);
      waits.push((page.heard.at(-1)?.at ?? 0) - sent);
      await pause(Math.random() * 300);
    }
    reportLine(`a message is seen after ${p95(waits).toFixed(0)} ms (p95 of ${waits.length})`);
    expect(p95(waits)).toBeLessThan(mostAcross);

    // Both in turn: wherever the stream is, it ends once.
    const killed = performance.now();
    for (const api of cluster.apis) {
      await api.end('SIGKILL');
      await api.start();
    }
    const back = performance.now();
    await write('pesan terakhir');
    await expect.poll(() => page.ready.at(-1) ?? 0, { timeout: 60_000 }).toBeGreaterThan(killed);
    const lasted = (page.ready.at(-1) ?? 0) - back;
    reportLine(`the stream was back ${Math.max(0, lasted).toFixed(0)} ms after the servers`);
    expect(lasted).toBeLessThan(mostAgain);
    const thread = await call(`/merchant/dashboard/chat/${data.id}/messages`, undefined, seller.token);
    const texts = thread.data.messages.map(({ text }: { text: string }) => text);
    expect(texts.filter((text: string) => text === 'pesan terakhir')).toHaveLength(1);
    expect(new Set(texts).size).toBe(texts.length);
    page.end();
  });
});
