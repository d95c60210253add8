import { parseArgs } from 'node:util';
import { openTestServer } from '@pasar/api/testing';
import { onDatabase } from './harness/on-database.ts';
import { reportLine } from './harness/report-line.ts';
import { unlimited } from './harness/unlimited.ts';
import { forbiddenCommandCount } from './model/commands/forbidden-command.ts';
import { type Counterexample, proveModel } from './model/prove-model.ts';
import type { Tally } from './model/sequence/tally.ts';
import { openTableDemo } from './model/system/open-table-demo.ts';

// npm run test:model -- [--sequences 200] [--seed 1] [--database pglite|postgres] [--path 12:3 --replay AAAB:F]
const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: 'pglite' },
    path: { type: 'string' },
    replay: { type: 'string' },
  },
});
const { path, replay } = values;

const listOf = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ');
const total = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, times) => sum + times, 0);

const sayTally = ({ sequences, done, refused, trespasses: tried, pairs, late }: Tally, seconds: number) => {
  const kinds = [...tried.keys()].filter((name) => name !== 'stranger').length;
  reportLine(
    `sequences ${sequences}, done ${total(done)}, refused ${total(refused)}, seconds ${seconds.toFixed(0)}`,
  );
  reportLine(`done: ${listOf(done)}`);
  reportLine(`refused: ${listOf(refused)}`);
  reportLine(
    `not allowed and refused: ${total(tried)}, ${kinds} of ${forbiddenCommandCount} pairs of status and button`,
  );
  reportLine(
    `at the same moment: ${pairs} pairs, in ${late} of them one was refused because the other was quicker`,
  );
};

const sayFailure = ({ seed, path: at, commands, error }: Counterexample) => {
  const found = /replayPath="([^"]*)"/.exec(commands)?.[1] ?? '';
  reportLine(`FAIL seed ${seed}: ${error}`);
  reportLine(`commands: ${commands}`);
  reportLine(`again: --seed ${seed} --path "${at}" --replay "${found}" --database ${values.database}`);
};

const run = async (): Promise<boolean> => {
  const market = await openTestServer(
    { ...unlimited, courierStageSeconds: 0 },
    { plugins: [openTableDemo()] },
  );
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  const every = Math.max(10, Math.floor(Number(values.sequences) / 20));
  const { tally, failed } = await proveModel(market, {
    sequences: Number(values.sequences),
    seed: Number(values.seed),
    ...(path === undefined ? {} : { path }),
    ...(replay === undefined ? {} : { replay }),
    onSequence: ({ sequences }) => {
      if (sequences % every === 0) reportLine(`${sequences} sequences, ${seconds().toFixed(0)} s`);
    },
  });
  sayTally(tally, seconds());
  if (failed) sayFailure(failed);
  else reportLine(`ok   ${values.database}, seed ${values.seed}: 0 divergences`);
  await market.close().catch(() => undefined);
  return failed === null;
};

process.exitCode = (await onDatabase(values.database, run)) ? 0 : 1;
