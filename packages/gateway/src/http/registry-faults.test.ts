import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { shell, startFixtureGateway } from '../testing/fixture-gateway.ts';
import { actor, publishFixtures } from '../testing/fixture-registry.ts';
import { loadHomeVersion, naming } from '../testing/naming-release.ts';
import { atOwnPace } from '../testing/own-pace.ts';
import { passingGateway } from '../testing/passing-gateway.ts';

const chunk = '/r/storefront/1.0.0/home.js';

test.for([
  ['is garbage', (log: string) => writeFileSync(log, '{"half": \nnonsense\n')],
  ['was emptied', (log: string) => writeFileSync(log, '')],
  [
    'is older than before',
    (log: string) => writeFileSync(log, `${readFileSync(log, 'utf8').split('\n')[0]}\n`),
  ],
  [
    'names a version that is not there',
    (log: string) => renameSync(join(log, '../storefront'), join(log, '../gone')),
  ],
  [
    'cannot be read',
    (log: string) => {
      rmSync(log);
      mkdirSync(log);
    },
  ],
  ['is gone with its folder', (log: string) => renameSync(join(log, '..'), join(log, '../../away'))],
] as const)(
  'while the registry %s every page and its files come from the last good state [R8]',
  { tags: 'slow' },
  async ([, harm]) => {
    const gateway = await passingGateway([shell, naming('1.0.0')]);
    const both = async () => {
      expect(await loadHomeVersion(gateway)).toBe('1.0.0');
      expect((await gateway.ask(chunk)).status).toBe(200);
    };
    await both();
    const longest = await atOwnPace(1_000, both);
    harm(join(gateway.dataDir, 'releases/events.jsonl'));
    const end = performance.now() + 1_300;
    let asked = 0;
    while (performance.now() < end) {
      const began = performance.now();
      await both();
      expect(performance.now() - began).toBeLessThan(longest);
      asked += 1;
    }
    expect(asked).toBeGreaterThan(2);
  },
);

test('two gateways that share a registry show a swap within a second, and a disabled slice, and one follows the other’s revival [P7] [R9]', {
  tags: 'slow',
}, async () => {
  const one = await passingGateway([shell, naming('1.0.0')]);
  const other = await passingGateway([], { beside: one });
  await publishFixtures(one.registry, naming('1.1.0'));
  const both = async () => Promise.all([loadHomeVersion(one), loadHomeVersion(other)]);
  await both();
  const soon = { timeout: await atOwnPace(1_000, both), interval: 20 };
  await one.registry.promote({ ...actor, releases: [naming('1.1.0')] });
  await vi.waitFor(async () => expect(await both()).toEqual(['1.1.0', '1.1.0']), soon);
  await other.registry.rollback({ ...actor, app: 'storefront' });
  await vi.waitFor(async () => expect(await both()).toEqual(['1.0.0', '1.0.0']), soon);
});

test('closing does not wait for those who listen for changes [R21]', { tags: 'slow' }, async () => {
  const gateway = await startFixtureGateway([shell, naming('1.0.0')]);
  const listening = fetch(`${gateway.url}/ops/v1/changes`, { headers: { accept: 'text/event-stream' } });
  const reader = (await listening).body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  const began = performance.now();
  await gateway.close();
  expect(performance.now() - began).toBeLessThan(3_000);
});
