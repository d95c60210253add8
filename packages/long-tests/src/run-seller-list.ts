import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { onDatabase } from './harness/on-database.ts';
import { reportLine } from './harness/report-line.ts';
import { measureSellerList } from './seller-list/measure-seller-list.ts';

// npm run test:seller-list -- [--products 50000] [--times 40] [--database postgres,pglite]
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '50000' },
    times: { type: 'string', default: '40' },
    database: { type: 'string', default: 'postgres,pglite' },
  },
});

/** Milliseconds that 95 of 100 answers take at most: a seller who types does not wait. */
const most = 100;

let holds = true;
reportLine(`${cpus()[0]?.model ?? 'unknown machine'}, ${cpus().length} cores`);
for (const database of values.database.split(',')) {
  reportLine(`\n${database}, ${values.products} products of one store: p50 and p95 in ms`);
  const figures = await onDatabase(database, () =>
    measureSellerList(Number(values.products), Number(values.times)),
  );
  for (const { name, p50, p95 } of figures)
    reportLine(`${name.padEnd(28)}${p50.toFixed(1).padStart(8)}${p95.toFixed(1).padStart(8)}`);
  const over = figures.at(-1)?.p95 ?? Number.POSITIVE_INFINITY;
  const isQuick = over < most;
  reportLine(`${isQuick ? 'holds' : 'FAILS'}  the list's p95 is ${over.toFixed(1)} ms (under ${most})`);
  holds &&= isQuick;
}
process.exit(holds ? 0 : 1);
