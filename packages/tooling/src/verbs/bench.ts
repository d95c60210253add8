import { parseArgs } from 'node:util';
import { benchWeb } from '../bench/bench-web.ts';

// npm run bench -- web [--runs 7]: measures, prints the tables, and fails when a figure does not hold.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
if (positionals[0] !== 'web' || positionals.length > 1 || !Number.isInteger(runs) || runs < 1) {
  process.stderr.write('Usage: npm run bench -- web [--runs 5]\n');
  process.exit(2);
}
process.exit((await benchWeb({ runs })) ? 0 : 1);
