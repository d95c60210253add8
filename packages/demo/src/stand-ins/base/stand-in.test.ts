import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStandIn } from './open-stand-in.ts';
import type { Provider, StandIn } from './provider.ts';

/** A provider with one table: each call adds a row and notifies. */
const counter: Provider = {
  name: 'counter',
  schema: 'create table if not exists hits (id integer primary key, text text)',
  routes: (app, { db, notify }) => {
    app.post('/hit', async (c) => {
      const text = await c.req.text();
      db.prepare('insert into hits (text) values (?)').run(text);
      notify({ headers: { proof: 'genuine' }, body: { text } });
      return c.json({ hits: db.prepare('select count(*) as n from hits').get()?.n });
    });
  },
  control: () => {},
  forge: (notification) => ({ ...notification, headers: { proof: 'forged' } }),
  deliveries: 3,
};

let time = 1_000_000;
let answer = 200;
let received: string[] = [];
let standIn: StandIn;
const open = (folder?: string) =>
  openStandIn(counter, {
    ...(folder === undefined ? {} : { folder }),
    now: () => new Date(time),
    webhookUrl: 'http://market.test/webhook',
    deliver: async (request) => {
      received.push(`${request.headers.get('proof')} ${(await request.json()).text}`);
      return new Response(null, { status: answer });
    },
  });
beforeEach(async () => {
  answer = 200;
  received = [];
  standIn = await open();
});
afterEach(() => standIn.close());

const hit = (text: string, deadline = 500) =>
  fetch(`${standIn.url}/hit`, { method: 'POST', body: text, signal: AbortSignal.timeout(deadline) });
const hits = async () => (await (await hit('count')).json()).hits;
const settle = async () => {
  while (await standIn.tick());
};

describe('calls', () => {
  test('an error does nothing, and meets as many calls as were asked for', async () => {
    await standIn.control('faults', { on: 'call', fault: 'error', times: 2 });
    expect([(await hit('a')).status, (await hit('b')).status]).toEqual([500, 500]);
    expect(await hits()).toBe(1);
  });

  test('a lost answer is work that was done', async () => {
    await standIn.control('faults', { on: 'call', fault: 'lost' });
    await expect(hit('a')).rejects.toThrow();
    expect(await hits()).toBe(2);
  });

  test('a call that hangs does nothing and does not hold the close', async () => {
    await standIn.control('faults', { on: 'call', fault: 'hang' });
    await expect(hit('a', 50)).rejects.toThrow();
    expect(await hits()).toBe(1);
  });

  test('a delay answers late', async () => {
    await standIn.control('faults', { on: 'call', fault: 'delay', ms: 200 });
    await expect(hit('a', 50)).rejects.toThrow();
    expect((await hit('b')).status).toBe(200);
  });

  test('a fault may meet one call alone', async () => {
    await standIn.control('faults', { on: 'call', fault: 'error', call: 'GET /hit' });
    expect((await hit('a')).status).toBe(200);
    expect(await standIn.control('calls')).toEqual([{ call: 'POST /hit', body: 'a' }]);
  });
});

describe('notifications', () => {
  test.each([
    ['duplicate', ['genuine a', 'genuine b', 'genuine a']],
    ['reordered', ['genuine b', 'genuine a']],
    ['lost', ['genuine b']],
    ['forged', ['forged a', 'genuine b']],
  ])('%s', async (fault, expected) => {
    await standIn.control('faults', { on: 'notification', fault });
    await hit('a');
    await hit('b');
    await settle();
    expect(received.toSorted()).toEqual(expected.toSorted());
    expect(received.at(-1)).toBe(fault === 'reordered' ? 'genuine a' : 'genuine b');
  });

  test('late', async () => {
    await standIn.control('faults', { on: 'notification', fault: 'late', ms: 5_000 });
    await hit('a');
    await settle();
    expect(received).toEqual([]);
    time += 5_000;
    await settle();
    expect(received).toEqual(['genuine a']);
  });

  test('that is not taken comes again, as often as the provider does', async () => {
    answer = 503;
    await hit('a');
    for (let round = 0; round < 6; round++) {
      await settle();
      time += 60_000;
    }
    expect(received).toEqual(['genuine a', 'genuine a', 'genuine a']);
  });
});

test('a stand-in keeps its data in its folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stand-in-'));
  const first = await open(folder);
  await fetch(`${first.url}/hit`, { method: 'POST', body: 'a' });
  await first.close();
  const second = await open(folder);
  expect(await (await fetch(`${second.url}/hit`, { method: 'POST', body: 'b' })).json()).toEqual({ hits: 2 });
  second.reset();
  expect(await (await fetch(`${second.url}/hit`, { method: 'POST', body: 'c' })).json()).toEqual({ hits: 1 });
  await second.close();
  await rm(folder, { recursive: true });
});
