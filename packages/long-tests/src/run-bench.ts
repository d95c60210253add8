import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchEventLoop } from './bench/bench-event-loop.ts';
import { computeGrowth } from './bench/compute-growth.ts';
import { type Measured, measureOperation } from './bench/measure-operation.ts';
import { getPurchaseOperations, getReadOperations } from './bench/operations.ts';
import { waitForIndex } from './bench/wait-for-index.ts';
import { type DatabaseName, databases, withBenchFixture } from './bench/with-bench-fixture.ts';
import { reportLine } from './harness/report-line.ts';

// npm run bench -- api [--quick] [--products 5000,100000] [--shoppers 200] [--rounds 3] [--database postgres,pglite]
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    products: { type: 'string' },
    shoppers: { type: 'string' },
    rounds: { type: 'string' },
    database: { type: 'string', default: databases.join() },
  },
});
const { quick } = values;
const sizes = (values.products ?? (quick ? '1500,6000' : '5000,100000')).split(',').map(Number);
const shoppers = Number(values.shoppers ?? (quick ? 40 : 200));
const rounds = Number(values.rounds ?? (quick ? 1 : 3));
/** Quality P8 names the size and the database of its figures. */
const size = 5_000;

const sayRow = (name: string, cells: readonly string[], calls: string) =>
  reportLine(`${name.padEnd(34)}${cells.map((cell) => cell.padStart(9)).join('')}  ${calls}`);

/**
 * Reading at every size; buying at the first. At further sizes there are copies of the first products: to make as many
 * with their orders takes long.
 */
const measureAt = (database: DatabaseName, products: number): Promise<Measured[]> => {
  const times = Math.max(1, Math.round(products / (sizes[0] ?? products)));
  const seeded = Math.round(products / times);
  const made = { database, products: seeded, orders: 4 * seeded, shoppers, times };
  return withBenchFixture(made, async (shop, measuring) => {
    await waitForIndex(measuring.origin);
    reportLine(`\n${database}, ${products} products${times > 1 ? `, ${seeded} of them ${times} times` : ''}`);
    sayRow('', ['CPU ms', 'p50 ms', 'p95 ms'], 'the calls that are timed');
    const all: Measured[] = [];
    for (const operation of [
      ...getReadOperations(shop),
      ...(products === sizes[0] ? getPurchaseOperations(shop) : []),
    ]) {
      const { name, calls, ...one } = await measureOperation(operation, { ...measuring, rounds });
      sayRow(name, [one.cpu.toFixed(1), one.p50.toFixed(0), one.p95.toFixed(0)], calls.join(', '));
      all.push({ name, calls, ...one });
    }
    return all;
  });
};

const sayVerdict = (id: string, text: string, holds: boolean): boolean => {
  reportLine(`${holds ? 'holds' : 'FAILS'}  ${id}  ${text}`);
  return holds;
};

const judge = (database: DatabaseName, measured: readonly Measured[][]): boolean => {
  const isP8 = database === 'postgres' && sizes[0] === size;
  const p8 = (isP8 ? (measured[0] ?? []) : []).map(({ name, cpu, most }) =>
    sayVerdict('P8', `${name}: ${cpu.toFixed(1)} ms of processor (at most ${most})`, cpu <= most),
  );
  const p95 = measured.map(([list]) => list?.p95 ?? Number.NaN);
  const growth = computeGrowth(sizes, p95);
  if (growth === null) reportLine('P9 compares two sizes, and was not measured.');
  const p9 =
    growth === null ||
    sayVerdict('P9', `${database}: the list's p95 grows ${growth.toFixed(1)} × (at most 2)`, growth <= 2);
  return p9 && p8.every(Boolean);
};

reportLine(`${cpus()[0]?.model ?? 'unknown machine'}, ${cpus().length} cores. 8 clients over HTTP.`);
reportLine(
  `CPU: the processor time of the server's process and of all of PostgreSQL's (/proc/<pid>/stat), with what is left to the queues, by operation; the middle one of ${rounds} rounds of ${shoppers}.`,
);
reportLine('The databases are set as they come: PostgreSQL 18 with fsync on, and the embedded one.');
if (quick)
  reportLine(`Quick: ${sizes.join(' and ')} products, while P8 is about 5000 and P9 about 5000 and 100000.`);
let all = true;
for (const database of databases.filter((name) => values.database.split(',').includes(name))) {
  const measured: Measured[][] = [];
  for (const products of sizes) measured.push(await measureAt(database, products));
  reportLine('');
  all = judge(database, measured) && all;
}
all = (await benchEventLoop()) && all;
process.exit(all ? 0 : 1);
