import { readFileSync } from 'node:fs';
import { createApi } from '@pasar/api';
import { createLinkTo } from '@pasar/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshFolder } from '../testing/fixture-release.ts';
import { createGatewayMetrics, measureRenders } from './metrics.ts';

const file = (name: string) =>
  readFileSync(new URL(`../../../../docs/operate/${name}`, import.meta.url), 'utf8');
const named = (text: string): Set<string> =>
  new Set(
    text
      .match(/\b(?:pasar|nodejs|process|search)_[a-z0-9_]+\b/g)
      ?.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')),
  );

let api: Awaited<ReturnType<typeof createApi>>;
let known: Set<string>;
beforeAll(async () => {
  api = await createApi({
    ...{
      databaseUrl: 'pglite-memory:',
      dataDir: freshFolder(),
      mode: 'demo',
      publicUrl: 'http://localhost:4000',
    },
    ...{ linkTo: createLinkTo({ patternOf: () => '/', onUnknown: () => undefined }), logLevel: 'silent' },
  });
  const gateway = createGatewayMetrics();
  measureRenders(gateway, () => ({ processes: [] }));
  const answer = await api.fetch(new Request('http://localhost:4000/metrics'));
  const text = (await answer.text()) + (await gateway.registry.metrics());
  known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
}, 60_000);
afterAll(() => api.close());

test.each(['grafana-dashboard.json', 'prometheus-alerts.yaml'])(
  'every metric of docs/operate/%s is one that the server has [F41]',
  (name) => {
    const used = named(file(name));
    expect(used.size).toBeGreaterThan(5);
    expect([...used].filter((metric) => !known.has(metric))).toEqual([]);
  },
);

test('the dashboard shows every metric of the product but the figure of its own test [F41]', () => {
  const own = [...known].filter(
    (name) => /^(?:pasar|search)_/.test(name) && name !== 'pasar_shown_net_wrong',
  );
  const shown = named(file('grafana-dashboard.json'));
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});
