import { parseArgs } from 'node:util';
import { benchPages } from '../bench/bench-pages.ts';
import { benchWeb, webParts } from '../bench/bench-web.ts';
import { benchFaultParts, benchFaultsBeside } from '../bench/faults/bench-faults.ts';
import { runLongTest } from '../tests/run-long-test.ts';

// npm run bench -- pages | web [--runs 7] [--part twins,answers,office,lighthouse] | faults [--market http://localhost:4000] [--part faults,swaps] | api [--quick] [--products 5000,100000] [--shoppers 200] [--rounds 3] [--database postgres,pglite] | search [--products 5000,100000,1000000] [--engine embedded,opensearch] [--synthetic 10000000] [--memory 2g]: measures,
// prints the tables, and fails when a figure does not hold.
const usage =
  'Usage: npm run bench -- pages, npm run bench -- web [--runs 5] [--part twins,answers,office,lighthouse], npm run bench -- faults [--market <address>] [--part faults,swaps], npm run bench -- api [--quick] [--products 5000,100000], or npm run bench -- search [--products 5000,100000,1000000] [--engine embedded,opensearch] [--synthetic 10000000] [--memory 2g]\n';
const refuse = (): never => {
  process.stderr.write(usage);
  process.exit(2);
};

const [what, ...options] = process.argv.slice(2);
if (what === 'api') process.exit(await runLongTest('bench', options));
if (what === 'search') process.exit(await runLongTest('bench-search', options));
if (what === 'pages') process.exit((await benchPages()) ? 0 : 1);
if (what === 'faults') {
  const { values } = parseArgs({
    args: options,
    options: { market: { type: 'string' }, part: { type: 'string', default: benchFaultParts.join() } },
  });
  const { market, part } = values;
  const parts = benchFaultParts.filter((one) => part.split(',').includes(one));
  if (parts.length !== part.split(',').length) refuse();
  process.exit((await benchFaultsBeside({ parts, ...(market !== undefined && { market }) })) ? 0 : 1);
}
if (what !== 'web') refuse();
const { values } = parseArgs({
  args: options,
  options: { runs: { type: 'string', default: '5' }, part: { type: 'string', default: webParts.join() } },
});
const runs = Number(values.runs);
const wanted = values.part.split(',');
const parts = webParts.filter((part) => wanted.includes(part));
if (!Number.isInteger(runs) || runs < 1 || parts.length !== wanted.length) refuse();
process.exit((await benchWeb({ runs, parts })) ? 0 : 1);
