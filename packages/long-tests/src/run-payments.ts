import { parseArgs } from 'node:util';
import { loseNoMoney } from './payments/lose-no-money.ts';

// npm run test:payments -- [--quick] [--seed 1] [--seeds 50] [--groups 200]
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string' },
    groups: { type: 'string' },
    database: { type: 'string' },
  },
});
const seeds = Number(values.seeds ?? (values.quick ? 2 : 50));
const groups = Number(values.groups ?? (values.quick ? 20 : 200));

const print = (line: string) => void process.stdout.write(`${line}\n`);

let failed = 0;
for (let seed = Number(values.seed); seed < Number(values.seed) + seeds; seed++) {
  const { taken, booked, faults, groups: ends } = await loseNoMoney(seed, groups);
  const isWrong = taken !== booked || faults.length > 0;
  if (isWrong) failed++;
  print(
    `${isWrong ? 'FAIL' : 'ok  '} seed ${seed}: providers took ${taken}, booked ${booked}; ${JSON.stringify(ends)}`,
  );
  for (const fault of faults) print(`     ${fault}`);
}
print(`${seeds - failed} of ${seeds} seeds lose no money`);
process.exit(failed === 0 ? 0 : 1);
