#!/usr/bin/env node
import { createPrivateKey } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { signRecord } from '@pasar/gateway/signing';
import { buildSlice } from './build-slice.ts';
import { formatResponse } from './format-response.ts';
import { OpsClient } from './ops-client.ts';
import { runSlice } from './run-slice.ts';
import { testSlice } from './test-slice.ts';
import { getDistFolder, packageVersion, slice } from './workspace.ts';

const usage = `pasar-slice <verb> …   (the slice of this repository: "pasar" in package.json)

  build [--version <version>]       checks types and texts, tests, builds into dist/ and asks the contract gate
  test [<filter> …]                 runs its tests, or those of the files that a filter names
  dev [--at <market>] [--port 4100] the deployed market on this machine, with this slice from its sources
  try [--port 4100]                 the deployed market on this machine, with this slice from dist/
  sign --key <file>                 signs dist/ with the private half of the team's signer
  publish [--reason <why>]          sends dist/ to the market; visitors see nothing of it yet
  check <version>                   asks the contract gate whether it could go live
  canary <version> <percent>        gives it to a share of the visitors; again with more to ramp it up
  pause | resume                    holds the canary back; gives it to the same visitors again
  promote [<version>]               makes it live for everybody; what is in canary when none is named
          [--watch <minutes>]       the guard watches it for 30 minutes, or 5 to 1440; 5 % keep the version before
  rollback                          takes the canary back, else what is live
  status                            what of the slice is live, in canary, off or in quarantine

  PASAR_OPS_URL  the address of the market      PASAR_OPS_KEY  the key of the team
  Without them build asks no gate. Its version is that of package.json when none is named.
  --reason <why> is mandatory for canary, pause, resume, promote and rollback
  --dry-run says what would change    --json for programs
  --revision <n> refuses when somebody changed something since; status says the number`;

class Refusal extends Error {}
const refuse = (message: string): never => {
  throw new Refusal(message);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: 'string' },
    port: { type: 'string', default: '4100' },
    at: { type: 'string' },
    key: { type: 'string' },
    reason: { type: 'string', default: '' },
    revision: { type: 'string' },
    watch: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const [verb, first, second] = positionals;
const dist = getDistFolder(slice);

const market = (): string =>
  values.at ?? process.env.PASAR_OPS_URL ?? refuse('Set PASAR_OPS_URL to the address of the market.');
const ops = (): OpsClient =>
  new OpsClient(market(), process.env.PASAR_OPS_KEY ?? refuse('Set PASAR_OPS_KEY to the key of the team.'));

const builtVersion = (): string => {
  try {
    return (JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as { version: string }).version;
  } catch {
    return refuse('There is no build yet: pasar-slice build --version 1.0.0.');
  }
};

/** Hundredths of a percent, read as decimal digits. */
const basisPoints = (text: string | undefined): number => {
  const [, whole, part = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?%?$/.exec(text ?? '') ?? [];
  return whole === undefined
    ? refuse('canary needs a share in percent, such as 5 or 0.25.')
    : Number(whole) * 100 + Number(part.padEnd(2, '0'));
};

/** The revision behind the decision, when one is named: a race with another change gets 412. */
const revision = (): { revision?: number } => {
  if (values.revision === undefined) return {};
  return /^\d+$/.test(values.revision)
    ? { revision: Number(values.revision) }
    : refuse(`--revision takes a whole number, as status says it, not '${values.revision}'.`);
};

/** Minutes of the watch after a promotion; the market's usual ones when none are named. */
const watch = (): { watch?: number } => {
  if (values.watch === undefined) return {};
  return /^\d{1,4}$/.test(values.watch)
    ? { watch: Number(values.watch) }
    : refuse(`--watch takes 5 to 1440 minutes, not '${values.watch}'.`);
};

const order = (name: string, more: object = {}) =>
  ops().order(slice, name, {
    ...{ ...more, ...revision() },
    ...{ reason: values.reason, dryRun: values['dry-run'] },
  });
const named = () => ({ version: first ?? refuse(`${verb} needs a version: ${verb} 1.4.0.`) });

const calls: Record<string, () => ReturnType<typeof order>> = {
  publish: () =>
    ops().publish({
      ...{ app: slice, version: builtVersion(), folder: dist },
      ...{ reason: values.reason, dryRun: values['dry-run'] },
    }),
  check: () => order('check', named()),
  canary: () => order('canary', { ...named(), basisPoints: basisPoints(second) }),
  promote: () => order('promote', { ...watch(), ...(first !== undefined && { version: first }) }),
  pause: () => order('pause'),
  resume: () => order('resume'),
  rollback: () => order('rollback'),
  status: () => ops().get('/status'),
};

const problemsIn = (data: unknown): string[] => {
  const { reasons, change } = (data ?? {}) as { reasons?: string[]; change?: { problems?: string[] } };
  return reasons ?? change?.problems ?? [];
};

/** Asks the market's contract gate about the build, which stays on this machine. */
const previewGate = async (): Promise<number> => {
  const { PASAR_OPS_URL: url, PASAR_OPS_KEY: key } = process.env;
  if (!url || !key) {
    console.log('The contract gate was not asked: set PASAR_OPS_URL and PASAR_OPS_KEY.');
    return 0;
  }
  const { code, message, data } = await ops().preview({ app: slice, version: builtVersion(), folder: dist });
  const problems = problemsIn(data);
  if (code === 200 && problems.length === 0) {
    console.log(`It fits everything that visitors of ${url} get.`);
    return 0;
  }
  const lines = problems.map((one) => `  - ${one}`);
  process.stderr.write(`${[code === 200 ? `${url} would refuse it:` : message, ...lines].join('\n')}\n`);
  return 1;
};

const run = async (): Promise<number> => {
  if (verb === undefined || values.help) {
    console.log(usage);
    return 0;
  }
  if (verb === 'build') {
    await buildSlice(values.version ?? packageVersion);
    return previewGate();
  }
  if (verb === 'test') return testSlice(positionals.slice(1)) ? 0 : 1;
  if (verb === 'dev') {
    // The builder is webpack and more: no other command waits for it.
    const { devSlice } = await import('./dev-slice.ts');
    await devSlice({ at: market(), port: Number(values.port) });
    return -1;
  }
  if (verb === 'try') {
    const port = Number(values.port);
    const version = builtVersion();
    const { port: own } = await runSlice({ at: market(), folder: dist, port });
    console.log(`${market()} with ${slice} ${version} from here: http://localhost:${own}`);
    return -1;
  }
  if (verb === 'sign') {
    const file = path.join(dist, 'release.json');
    const key = createPrivateKey(readFileSync(values.key ?? refuse('sign needs --key: a file.')));
    const signed = signRecord(
      JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof signRecord>[0],
      key,
    );
    if (!values['dry-run']) writeFileSync(file, `${JSON.stringify(signed, null, 2)}\n`);
    const is = values['dry-run'] ? 'would be' : 'is';
    console.log(`${slice} ${signed.version} ${is} signed by ${signed.signature?.kid}`);
    return 0;
  }
  const call = Object.hasOwn(calls, verb) ? calls[verb] : undefined;
  if (!call) return refuse(`There is no verb '${verb}'.\n\n${usage}`);
  const { code, message, data } = await call();
  const problems = problemsIn(data);
  const good = code === 200 && problems.length === 0;
  const dryRun = values['dry-run'];
  const refusal = code === 200 ? `${slice} ${first} would be refused:` : message;
  const said = good
    ? formatResponse(data, { slice, dryRun })
    : [refusal, ...problems.map((one) => `  - ${one}`)];
  const text = values.json ? JSON.stringify({ ok: good, code, message, data }) : said.join('\n');
  (good || values.json ? process.stdout : process.stderr).write(`${text}\n`);
  return good ? 0 : 1;
};

try {
  const code = await run();
  if (code >= 0) process.exit(code);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof Refusal ? 2 : 1);
}
