import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findMissingForCluster, startSearchCluster } from '@pasar/api/testing';
import { measureAtPort } from './bench/measure-at-port.ts';
import { type Measured, measureOperation } from './bench/measure-operation.ts';
import { processorTime } from './bench/processor-time.ts';
import { searchOperations } from './bench/search-operations.ts';
import { waitForIndex } from './bench/wait-for-index.ts';
import { withBenchFixture } from './bench/with-bench-fixture.ts';
import { reportLine } from './harness/report-line.ts';

// npm run bench -- search [--products 5000,100000,1000000] [--engine embedded,opensearch] [--synthetic 10000000]
//   [--memory 2g] [--shoppers 40] [--rounds 3]
// Above 100,000 products those of a smaller market are copied by SQL. `--synthetic`: so many documents in OpenSearch
// without products behind them, measured at the port. `--memory`: of each of the three nodes.
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '5000,100000' },
    engine: { type: 'string', default: 'embedded,opensearch' },
    synthetic: { type: 'string' },
    memory: { type: 'string', default: '384m' },
    shoppers: { type: 'string', default: '40' },
    rounds: { type: 'string', default: '3' },
  },
});
const sizes = values.products.split(',').map(Number);
const [shoppers, rounds] = [Number(values.shoppers), Number(values.rounds)];
/** Of more products the rest are copies. */
const mostSeeded = 100_000;
const timesFor = (products: number) => (products <= mostSeeded ? 1 : Math.ceil(products / 20_000));

const reportMeasured = ({ name, cpu, p50, p95 }: Measured): void => {
  const cells = [cpu.toFixed(1), p50.toFixed(0), p95.toFixed(0)].map((cell) => cell.padStart(9));
  reportLine(`${name.padEnd(34)}${cells.join('')}`);
};

const startCluster = () => startSearchCluster({ memory: values.memory, isLasting: true });

const measure = async (engine: string, products: number): Promise<void> => {
  const cluster = engine === 'opensearch' ? await startCluster() : null;
  if (cluster) process.env.SEARCH_URL = cluster.url;
  else delete process.env.SEARCH_URL;
  const times = timesFor(products);
  const seeded = Math.round(products / times);
  const started = performance.now();
  try {
    await withBenchFixture(
      { database: 'postgres', products: seeded, orders: seeded, shoppers, times },
      async (_, measuring) => {
        const made = ((performance.now() - started) / 1_000).toFixed(0);
        const began = performance.now();
        await waitForIndex(measuring.origin, cluster ? () => cluster.countWritten() : undefined);
        const ready = ((performance.now() - began) / 1_000).toFixed(1);
        const copied = times > 1 ? `, ${seeded} of them ${times} times` : '';
        reportLine(
          `\n${engine}, ${seeded * times} products${copied}, made in ${made} s; lists are ready after ${ready} s`,
        );
        const spent = () => measuring.spent() + (cluster ? processorTime(cluster.pids) : 0);
        // Nodes talk to each other all the time, so nothing ever rests; lists leave nothing to be done.
        const settle = () => pause(200);
        for (const operation of searchOperations) {
          reportMeasured(await measureOperation(operation, { ...measuring, spent, settle, rounds }));
        }
      },
    );
  } finally {
    await cluster?.remove();
  }
};

const measureSynthetic = async (products: number): Promise<void> => {
  const cluster = await startCluster();
  try {
    reportLine(`\nopensearch, ${products} synthetic documents without products behind them, at the port`);
    await measureAtPort({ cluster, products, shoppers, rounds, report: reportMeasured });
  } finally {
    await cluster.remove();
  }
};

reportLine(`${cpus()[0]?.model ?? 'unknown machine'}, ${cpus().length} cores. 8 clients over HTTP.`);
reportLine('By operation: CPU ms of server, PostgreSQL and OpenSearch; p50 and p95 in ms.');
for (const engine of values.engine.split(',')) {
  const missing = engine === 'opensearch' ? findMissingForCluster() : null;
  if (missing) reportLine(`\n${missing}`);
  else for (const products of sizes) await measure(engine, products);
}
if (values.synthetic !== undefined) {
  const missing = findMissingForCluster();
  if (missing) reportLine(`\n${missing}`);
  else await measureSynthetic(Number(values.synthetic));
}
