import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openRegistry } from '../registry/index.ts';
import { type FixtureGateway, shell, startFixtureGateway } from '../testing/fixture-gateway.ts';
import { actor, publishFixtures } from '../testing/fixture-registry.ts';
import { loadHomeVersion, naming } from '../testing/naming-release.ts';
import { atOwnPace } from '../testing/own-pace.ts';
import { passingGateway } from '../testing/passing-gateway.ts';

const chunk = '/r/storefront/1.0.0/home.js';

/**
 * Opening a pipe without a writer blocks for ever, as on a drive whose server is down. Returns a function
 * that ends it.
 */
const hang = (file: string): (() => void) => {
  renameSync(file, `${file}.away`);
  execFileSync('mkfifo', [file]);
  return () => renameSync(`${file}.away`, file);
};

const troubleOf = async (gateway: FixtureGateway): Promise<{ kind: string; since: string } | undefined> =>
  JSON.parse((await gateway.ask('/ops/v1/status')).text).data.trouble;

const disable = (gateway: FixtureGateway) =>
  gateway.ask('/ops/v1/apps/storefront/disable', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'cart is empty' }),
  });

test('while the registry’s disk never responds pages go on, it is reported since when, nothing is written, and then a swap is seen [R8] [P7]', {
  tags: 'slow',
}, async () => {
  const gateway = await passingGateway([shell, naming('1.0.0')]);
  const both = async () => {
    expect(await loadHomeVersion(gateway)).toBe('1.0.0');
    expect((await gateway.ask(chunk)).status).toBe(200);
  };
  await both();
  await publishFixtures(gateway.registry, naming('1.1.0'));
  const longest = await atOwnPace(500, both);
  const before = Date.now();
  const log = join(gateway.dataDir, 'releases/events.jsonl');
  const mend = hang(log);
  const told = vi.waitFor(
    async () => {
      const trouble = await troubleOf(gateway);
      expect(trouble?.kind).toBe('silent');
      return trouble;
    },
    { timeout: 15_000 },
  );
  let trouble: Awaited<typeof told>;
  void told.then((said) => {
    trouble = said;
  });
  let asked = 0;
  while (!trouble) {
    const began = performance.now();
    await both();
    expect(performance.now() - began).toBeLessThan(longest);
    asked += 1;
  }
  expect(asked).toBeGreaterThan(20);
  expect(Math.abs(Date.parse(trouble.since) - before)).toBeLessThan(5_000);
  const refused = await disable(gateway);
  expect([refused.status, JSON.parse(refused.text)]).toEqual([
    503,
    expect.objectContaining({
      message: `The registry has not answered since ${trouble.since}.`,
      data: { kind: 'silent', reasons: [] },
    }),
  ]);
  await both();
  mend();
  await vi.waitFor(async () => expect(await troubleOf(gateway)).toBeUndefined(), { timeout: 15_000 });
  // A separate process writes, and this one receives it.
  const soon = { timeout: await atOwnPace(1_000, both), interval: 20 };
  await openRegistry({ dataDir: gateway.dataDir }).promote({ ...actor, releases: [naming('1.1.0')] });
  await vi.waitFor(async () => expect(await loadHomeVersion(gateway)).toBe('1.1.0'), soon);
  expect((await disable(gateway)).status).toBe(200);
});

test('a file that never comes is "later", and holds up no other and no page [R8]', {
  tags: 'slow',
}, async () => {
  const gateway = await passingGateway([shell, naming('1.0.0')]);
  const mend = hang(join(gateway.dataDir, 'releases/storefront/1.0.0/client/home.js'));
  const late = Array.from({ length: 12 }, () => gateway.ask(chunk));
  const others = async () => {
    expect(await loadHomeVersion(gateway)).toBe('1.0.0');
    expect((await gateway.ask('/r/storefront/1.0.0/kit.js')).status).toBe(200);
  };
  await Promise.race([others(), Promise.all(late).then(() => Promise.reject(new Error('held up')))]);
  for (const { status, headers } of await Promise.all(late))
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '1']);
  mend();
  await vi.waitFor(async () => expect((await gateway.ask(chunk)).status).toBe(200), { timeout: 15_000 });
});

test('a server closes although its registry’s disk does not respond [R21]', { tags: 'slow' }, async () => {
  const gateway = await startFixtureGateway([shell, naming('1.0.0')]);
  hang(join(gateway.dataDir, 'releases/events.jsonl'));
  hang(join(gateway.dataDir, 'releases/health/key'));
  await loadHomeVersion(gateway);
  const began = performance.now();
  await gateway.close();
  expect(performance.now() - began).toBeLessThan(8_000);
});
