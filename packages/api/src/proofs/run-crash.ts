import { parseArgs } from 'node:util';
import { crashProofs } from './crash/crash-proofs.ts';
import { sayLine } from './ground/say-line.ts';
import { sayVerdict } from './ground/say-verdict.ts';

// npm run test:crash -- [--quick] [--rounds 20] [--seed 1] [--only embedded|server|postgres]
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});

let failed = 0;
for (const { id, name, fullRounds, run } of crashProofs) {
  if (values.only && values.only !== id) continue;
  const rounds = values.rounds ? Number(values.rounds) : values.quick ? 2 : fullRounds;
  const verdict = await run({
    rounds,
    seed: Number(values.seed),
    onRound: (round) => {
      if (round % 10 === 0) sayLine(`     ${id}: ${round} of ${rounds}`);
    },
  });
  if (!sayVerdict(name, verdict)) failed++;
}
process.exit(failed === 0 ? 0 : 1);
