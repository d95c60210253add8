import { parseArgs } from 'node:util';
import { openTestMarket } from '../testing/open-test-market.ts';
import { type FuzzTally, fuzzMarket } from './fuzz/fuzz-market.ts';
import { onDatabase } from './ground/on-database.ts';
import { sayLine } from './ground/say-line.ts';
import { unlimited } from './ground/unlimited.ts';

// npm run test:fuzz -- [--requests 200000] [--seed 1] [--database pglite|postgres]
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: 'pglite' },
  },
});

const sayTally = ({ requests, routes, statuses, faults }: FuzzTally, seconds: number) => {
  const counts = [...statuses].toSorted(([one], [other]) => one - other);
  sayLine(`${requests} requests to ${routes} routes in ${seconds.toFixed(0)} s`);
  sayLine(counts.map(([status, times]) => `${status}: ${times}`).join(', '));
  for (const fault of faults.values()) sayLine(`FAIL ${fault}`);
  if (faults.size === 0) sayLine(`ok   ${values.database}, seed ${values.seed}: every answer as it must be`);
};

const run = async (): Promise<boolean> => {
  const market = await openTestMarket({ ...unlimited, courierStageSeconds: 0 });
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  let said = 0;
  const tally = await fuzzMarket(market, {
    requests: Number(values.requests),
    seed: Number(values.seed),
    onProgress: ({ requests, faults }) => {
      if (requests - said < 10_000) return;
      said = requests;
      sayLine(`${requests} requests, ${faults.size} kinds of fault, ${seconds().toFixed(0)} s`);
    },
  });
  sayTally(tally, seconds());
  await market.close();
  return tally.faults.size === 0;
};

process.exitCode = (await onDatabase(values.database, run)) ? 0 : 1;
