import { parseArgs } from 'node:util';
import { reportVerdict } from './harness/report-verdict.ts';
import { importTests } from './import/import-tests.ts';

// npm run test:import -- [--rows 2000] [--kills 5] [--seed 1] [--only embedded|postgres]
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});

/** For the largest sheet, 2,000 rows (domain 3.13). */
const mostSeconds = 10;

let failed = 0;
for (const { id, name, run } of importTests) {
  if (values.only && values.only !== id) continue;
  const quietly = { assortment: 'singles', kills: 0 } as const;
  for (const way of [quietly, { assortment: 'mixed', kills: Number(values.kills) } as const]) {
    const { figures, faults } = await run({ ...way, rows: Number(values.rows), seed: Number(values.seed) });
    const slow =
      way.kills === 0 && Number(figures.seconds) > mostSeconds
        ? [`it took more than ${mostSeconds} seconds`]
        : [];
    if (!reportVerdict(name, { figures, faults: [...faults, ...slow] })) failed++;
  }
}
process.exit(failed === 0 ? 0 : 1);
