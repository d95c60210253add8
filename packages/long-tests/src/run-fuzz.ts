import { parseArgs } from 'node:util';
import { openTestServer } from '@pasar/api/testing';
import { createDemo } from '@pasar/demo';
import { type FuzzTally, fuzzServer } from './fuzz/fuzz-server.ts';
import { onDatabase } from './harness/on-database.ts';
import { reportLine } from './harness/report-line.ts';
import { unlimited } from './harness/unlimited.ts';

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
  reportLine(`${requests} requests to ${routes} routes in ${seconds.toFixed(0)} s`);
  reportLine(counts.map(([status, times]) => `${status}: ${times}`).join(', '));
  for (const fault of faults.values()) reportLine(`FAIL ${fault}`);
  if (faults.size === 0)
    reportLine(`ok   ${values.database}, seed ${values.seed}: every answer as it must be`);
};

const run = async (): Promise<boolean> => {
  const market = await openTestServer({ ...unlimited, courierStageSeconds: 0 }, { plugins: [createDemo()] });
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  let said = 0;
  const tally = await fuzzServer(market, {
    requests: Number(values.requests),
    seed: Number(values.seed),
    onProgress: ({ requests, faults }) => {
      if (requests - said < 10_000) return;
      said = requests;
      reportLine(`${requests} requests, ${faults.size} kinds of fault, ${seconds().toFixed(0)} s`);
    },
  });
  sayTally(tally, seconds());
  await market.close();
  return tally.faults.size === 0;
};

process.exitCode = (await onDatabase(values.database, run)) ? 0 : 1;
