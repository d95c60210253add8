import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { seedMarket } from '../seed/index.ts';
import { openTestMarket } from '../testing/open-test-market.ts';
import type { PostgresServer } from '../testing/postgres-server.ts';
import { type Measured, measureQuestion } from './bench/measure-question.ts';
import { multiplyGoods } from './bench/multiply-goods.ts';
import { openQuestions } from './bench/questions.ts';
import { groundOn } from './ground/ground-on.ts';
import { onDatabase } from './ground/on-database.ts';
import { sayLine } from './ground/say-line.ts';
import { unlimited } from './ground/unlimited.ts';

// npm run bench -- api [--times 300] [--products 5000,100000] [--database pglite|postgres]
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '300' },
    products: { type: 'string', default: '5000,100000' },
    database: { type: 'string', default: 'pglite,postgres' },
  },
});
const sizes = values.products.split(',').map(Number);

const measure = async (products: number, server: PostgresServer | null): Promise<Measured[]> => {
  const market = await openTestMarket({ ...unlimited, courierStageSeconds: 0 });
  try {
    market.clock.set(new Date());
    await seedMarket({ ctx: market.context(), seed: 7, onProgress: () => {} });
    const there = await multiplyGoods(market.context(), products);
    await sql`analyze`.execute(market.database.db);
    const questions = await openQuestions(market.context());
    const [call] = groundOn(market).calls;
    sayLine(`\n${server ? 'PostgreSQL 18' : 'PGlite'}, ${there} products`);
    sayLine(
      `${''.padEnd(24)}${['CPU ms', 'limit', 'p50 ms', 'p95 ms'].map((one) => one.padStart(9)).join('')}`,
    );
    const all: Measured[] = [];
    for (const question of questions) {
      const one = await measureQuestion(question, call, {
        times: Number(values.times),
        postgresPid: server?.pid ?? null,
      });
      const cells = [one.cpu.toFixed(1), String(one.limit), one.p50.toFixed(1), one.p95.toFixed(1)];
      sayLine(`${one.name.padEnd(24)}${cells.map((cell) => cell.padStart(9)).join('')}`);
      all.push(one);
    }
    return all;
  } finally {
    // The copies count stars of reviews that were not copied.
    await market.close().catch(() => undefined);
  }
};

const verdict = (id: string, text: string, holds: boolean): boolean => {
  sayLine(`${holds ? 'holds' : 'FAILS'}  ${id}  ${text}`);
  return holds;
};

/** P8 at the smallest size; P9 between the smallest and the largest. */
const judge = (name: string, small: readonly Measured[], large: readonly Measured[]): boolean => {
  const p8 = small.map(({ name: what, cpu, limit }) =>
    verdict('P8', `${name}: ${what} ${cpu.toFixed(1)} ms of processor (at most ${limit})`, cpu <= limit),
  );
  const [list, grown] = [small[0], large[0]];
  const times = list && grown ? grown.p95 / list.p95 : 1;
  return [
    ...p8,
    verdict('P9', `${name}: the list's p95 grows ${times.toFixed(1)} × (at most 2)`, times <= 2),
  ].every(Boolean);
};

sayLine(`${cpus()[0]?.model ?? 'unknown machine'}, ${cpus().length} cores`);
let all = true;
for (const database of values.database.split(',')) {
  const measured = await onDatabase(database, async (server) => {
    const bySize: Measured[][] = [];
    for (const size of sizes) bySize.push(await measure(size, server));
    return bySize;
  });
  sayLine('');
  const name = database === 'postgres' ? 'PostgreSQL' : 'PGlite';
  all = judge(name, measured[0] ?? [], measured.at(-1) ?? []) && all;
}
process.exit(all ? 0 : 1);
