import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openTestMarket } from '../testing/open-test-market.ts';
import { groundOn } from './ground/ground-on.ts';
import { startMarketProcess } from './ground/market-process.ts';
import { onDatabase } from './ground/on-database.ts';
import { chanceOf, type Verdict } from './ground/proof.ts';
import { sayVerdict } from './ground/say-verdict.ts';
import { unlimited } from './ground/unlimited.ts';
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
  const market = await openTestMarket(unlimited);
  market.clock.set(new Date());
  const { url } = market.database;
  const folder = mkdtempSync(join(tmpdir(), 'pasar-race-'));
  const others = url
    ? await Promise.all(
        Array.from({ length: Number(values.processes) }, () => startMarketProcess(url, folder)),
      )
    : [];
  try {
    const ground = groundOn(market);
    const [first, ...rest] = others.map(({ call }) => call);
    return await race.run(first ? { ...ground, calls: [first, ...rest] } : ground, size, chanceOf(seed));
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
      if (!sayVerdict(`${database}, seed ${seed}: ${race.name}`, verdict)) failed++;
    }
  }
};

if (values.database !== 'postgres') await runAll('PGlite');
if (values.database !== 'pglite') {
  await onDatabase('postgres', () => runAll(`PostgreSQL, ${values.processes} processes`));
}
process.exit(failed === 0 ? 0 : 1);
