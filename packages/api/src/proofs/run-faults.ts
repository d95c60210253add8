import { parseArgs } from 'node:util';
import { faultRound, faults } from './faults/fault-rounds.ts';
import { sayLine } from './ground/say-line.ts';

// npm run test:faults -- [--seed 1] [--only slow|down|silent|reset]
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, only: { type: 'string' } },
});

let failed = 0;
for (const fault of faults) {
  if (values.only && !fault.name.includes(values.only)) continue;
  const { figures, faults: wrong } = await faultRound(fault, Number(values.seed));
  const shown = Object.entries(figures).map(([what, value]) => `${what} ${value}`);
  sayLine(`${wrong.length ? 'FAIL' : 'ok  '} the database is ${fault.name} [R14]: ${shown.join(', ')}`);
  for (const sentence of wrong.slice(0, 20)) sayLine(`     ${sentence}`);
  failed += wrong.length > 0 ? 1 : 0;
}
process.exit(failed === 0 ? 0 : 1);
