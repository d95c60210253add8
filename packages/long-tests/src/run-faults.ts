import { parseArgs } from 'node:util';
import { faultRound, faults } from './faults/fault-rounds.ts';
import { reportVerdict } from './harness/report-verdict.ts';

// npm run test:faults -- [--seed 1] [--only slow|down|silent|reset]
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, only: { type: 'string' } },
});

let failed = 0;
for (const fault of faults) {
  if (values.only && !fault.name.includes(values.only)) continue;
  const verdict = await faultRound(fault, Number(values.seed));
  if (!reportVerdict(`the database is ${fault.name} [R14]`, verdict)) failed++;
}
process.exit(failed === 0 ? 0 : 1);
