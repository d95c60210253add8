import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openTestServer } from '@pasar/api/testing';
import { createDemo } from '@pasar/demo';
import { createHarness } from './harness/create-harness.ts';
import { createRandom, type Verdict } from './harness/long-test.ts';
import { onDatabase } from './harness/on-database.ts';
import { reportVerdict } from './harness/report-verdict.ts';
import { startServerProcess } from './harness/server-process.ts';
import { unlimited } from './harness/unlimited.ts';
import { type Race, races } from './races/races.ts';

// npm run test:races -- [--quick] [--seed 1] [--seeds 3] [--database pglite|postgres] [--processes 2] [--only word]
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    database: { type: 'string' },
    processes: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
  },
});
const size = values.quick ? 'quick' : 'full';

const runRace = async (race: Race, seed: number): Promise<Verdict> => {
  const market = await openTestServer(unlimited, { plugins: [createDemo()] });
  market.clock.set(new Date());
  const { url } = market.database;
  const folder = mkdtempSync(join(tmpdir(), 'pasar-race-'));
  const others = url
    ? await Promise.all(
        Array.from({ length: Number(values.processes) }, () => startServerProcess(url, folder)),
      )
    : [];
  try {
    const ground = createHarness(market);
    const [first, ...rest] = others.map(({ call }) => call);
    return await race.run(first ? { ...ground, calls: [first, ...rest] } : ground, size, createRandom(seed));
  } finally {
    await Promise.all(others.map((other) => other.end('SIGTERM')));
    await market.close().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
};

let failed = 0;
const runAll = async (database: string) => {
  for (const race of races.filter(({ name }) => name.includes(values.only))) {
    for (let at = 0; at < Number(values.seeds); at++) {
      const seed = Number(values.seed) + at;
      const verdict = await runRace(race, seed);
      if (!reportVerdict(`${database}, seed ${seed}: ${race.name}`, verdict)) failed++;
    }
  }
};

if (values.database !== 'postgres') await runAll('PGlite');
if (values.database !== 'pglite') {
  await onDatabase('postgres', () => runAll(`PostgreSQL, ${values.processes} processes`));
}
process.exit(failed === 0 ? 0 : 1);
