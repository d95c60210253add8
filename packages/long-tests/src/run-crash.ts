import { parseArgs } from 'node:util';
import { crashTests } from './crash/crash-tests.ts';
import { reportLine } from './harness/report-line.ts';
import { reportVerdict } from './harness/report-verdict.ts';

// npm run test:crash -- [--quick] [--rounds 20] [--seed 1] [--only embedded|server|postgres|providers]
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});

let failed = 0;
for (const { id, name, fullRounds, run } of crashTests) {
  if (values.only && values.only !== id) continue;
  const rounds = values.rounds
    ? Number(values.rounds)
    : values.quick
      ? id === 'providers'
        ? 1
        : 2
      : fullRounds;
  const verdict = await run({
    rounds,
    seed: Number(values.seed),
    onRound: (round) => {
      if (round % 10 === 0) reportLine(`     ${id}: ${round} of ${rounds}`);
    },
  });
  if (!reportVerdict(name, verdict)) failed++;
}
process.exit(failed === 0 ? 0 : 1);
