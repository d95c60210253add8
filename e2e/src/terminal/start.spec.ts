import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { runVerb, startVerb } from '../fixtures/commands.ts';

const market = new URL(process.env.PASAR_TEST_URL ?? 'http://localhost:4000');
const data = process.env.PASAR_DATA ?? '';

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pasar-terminal-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One sentence on one line, and no stack. */
const expectSentence = (said: string, words: RegExp) => {
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(said).toMatch(words);
};

test('a port in use: one sentence, exit 1', async () => {
  const { code, said } = await runVerb('start', [], {
    PORT: market.port,
    PASAR_DATA: path.join(folder, 'a'),
  });
  expect(code).toBe(1);
  expectSentence(said, new RegExp(market.port));
});

test('a port that is none: one sentence, exit 1', async () => {
  const { code, said } = await runVerb('start', [], { PORT: 'pintu', PASAR_DATA: path.join(folder, 'b') });
  expect(code).toBe(1);
  expectSentence(said, /PORT.*pintu/);
});

test('data that another market works on: one sentence, exit 1, and that one goes on', async ({ request }) => {
  test.skip(data === '', 'needs the data folder of the market (PASAR_DATA)');
  const { code, said } = await runVerb('start', [], { PORT: '0', PASAR_DATA: data });
  expect(code).toBe(1);
  expectSentence(said, /in use by process \d+/);
  expect((await request.get(new URL('/healthz', market).href)).status()).toBe(200);
});

test('a folder that cannot be written: one sentence, exit 1', async () => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  const { code, said } = await runVerb('start', [], { PORT: '0', PASAR_DATA: path.join(file, 'data') });
  expect(code).toBe(1);
  expectSentence(said, /cannot be written/);
});

test('a market starts from nothing, ends at Ctrl-C, and stands again within seconds [P10]', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const env = { PORT: '0', PASAR_DATA: path.join(folder, 'fresh') };
  const ready = /Pasar is ready at (http:\/\/localhost:\d+)/;
  const untilReady = async (said: () => string) => {
    await expect.poll(said, { timeout: 150_000, intervals: [100] }).toMatch(ready);
    return ready.exec(said())?.[1] ?? '';
  };

  const first = startVerb('start', [], env);
  const url = await untilReady(first.said);
  expect(first.said()).toMatch(/buyer@pasar\.example +\S+\n.*seller@pasar\.example/s);
  expect((await request.get(url)).status()).toBe(200);
  first.process.kill('SIGINT');
  expect((await first.ended).code).toBe(0);
  await expect(request.get(url)).rejects.toThrow('ECONNREFUSED');

  const again = startVerb('start', [], env);
  const began = performance.now();
  const urlAgain = await untilReady(again.said);
  const seconds = (performance.now() - began) / 1000;
  // Three on an idle machine; here others work beside it.
  expect(seconds).toBeLessThan(15);
  expect(again.said()).not.toContain('products');
  expect((await request.get(urlAgain)).status()).toBe(200);
  again.process.kill('SIGTERM');
  expect((await again.ended).code).toBe(0);
});
