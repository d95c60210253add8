import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { onDatabase } from './ground/on-database.ts';
import { sayLine } from './ground/say-line.ts';
import { measureShelf } from './shelf/measure-shelf.ts';

// npm run test:shelf -- [--products 50000] [--times 40] [--database postgres,pglite]
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
sayLine(`${cpus()[0]?.model ?? 'unknown machine'}, ${cpus().length} cores`);
for (const database of values.database.split(',')) {
  sayLine(`\n${database}, ${values.products} products of one store: p50 and p95 in ms`);
  const figures = await onDatabase(database, () =>
    measureShelf(Number(values.products), Number(values.times)),
  );
  for (const { name, p50, p95 } of figures)
    sayLine(`${name.padEnd(28)}${p50.toFixed(1).padStart(8)}${p95.toFixed(1).padStart(8)}`);
  const over = figures.at(-1)?.p95 ?? Number.POSITIVE_INFINITY;
  const isQuick = over < most;
  sayLine(`${isQuick ? 'holds' : 'FAILS'}  the list's p95 is ${over.toFixed(1)} ms (under ${most})`);
  holds &&= isQuick;
}
process.exit(holds ? 0 : 1);
