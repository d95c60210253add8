import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openAccess } from '../access/index.ts';
import { filesUnder } from '../testing/files-under.ts';
import { actor, freshRegistry, goLive, makeEntry, publishFixtures } from '../testing/fixture-registry.ts';
import { freshFolder, writeFixtureRelease } from '../testing/fixture-release.ts';
import { commands } from './commands/index.ts';
import { runReleaseCli } from './run-release-cli.ts';

const storefront = (version: string) => ({ app: 'storefront', version }) as const;

const seller = { app: 'seller', version: '1.0.0' } as const;

/**
 * A server whose data gives every command something to do, two months after the leftover releases were
 * used.
 */
const market = async () => {
  const { registry, dataDir } = freshRegistry();
  await goLive(registry, { app: 'shell', version: '1.0.0' }, storefront('1.0.0'));
  await goLive(registry, storefront('1.1.0'));
  await publishFixtures(registry, storefront('1.2.0'), storefront('1.3.0'), seller);
  await registry.promote({ ...actor, releases: [seller], watch: 30 });
  await registry.canary({ ...actor, ...storefront('1.2.0'), basisPoints: 500 });
  const run = async (...argv: string[]) => {
    let out = '';
    const write = (text: string) => {
      out += text;
    };
    const code = await runReleaseCli(argv, { dataDir, who: 'sari', write, writeError: write });
    return { code, out };
  };
  const work = freshFolder();
  const pem = join(work, 'team.pem');
  expect((await run('key', 'create', '--role', 'ops', '--name', 'office')).code).toBe(0);
  const made = await run('signer', 'create', '--role', 'team:shell', '--out', pem);
  const kid = /shell-\w+/.exec(made.out)?.[0] ?? '';
  const build = writeFixtureRelease(storefront('1.4.0'));
  const declared = (name: string) => {
    const file = join(work, `${name}.json`);
    writeFileSync(file, JSON.stringify(makeEntry({ app: name })));
    return file;
  };
  const [added, changed] = [declared('help'), declared('storefront')];
  return { registry, dataDir, run, work, pem, kid, build, added, changed };
};
type Market = Awaited<ReturnType<typeof market>>;

/** Arguments with which each command would do something; several where it has several uses. */
const asks: Record<string, (m: Market) => string[][]> = {
  publish: ({ build }) => [['storefront', '--version', '1.4.0', '--from', build]],
  check: ({ build }) => [
    ['storefront', '1.2.0'],
    ['--from', build],
  ],
  promote: () => [['storefront'], ['storefront', '1.3.0']],
  rollback: () => [['storefront'], ['storefront', '--of', 'live', '--quarantine']],
  diff: () => [['storefront', '1.2.0']],
  canary: () => [['storefront', '1.2.0', '20']],
  pause: () => [['storefront']],
  resume: () => [['storefront']],
  disable: () => [['storefront']],
  enable: () => [['storefront']],
  'watch-end': () => [['seller']],
  floor: () => [['storefront', '1.0.0']],
  status: () => [[]],
  at: () => [['2030-01-01T00:00:00Z', '--cohort', '3']],
  log: () => [['--limit', '2']],
  recount: () => [['--visitors', '500']],
  packages: () => [['react']],
  verify: () => [[]],
  accept: () => [[]],
  gc: () => [[]],
  override: () => [['storefront', '1.3.0']],
  drill: () => [['storefront', 'hangs']],
  key: () => [['create', '--role', 'team:storefront', '--name', 'ci'], ['revoke', 'office'], ['list']],
  signer: ({ work, kid }) => [
    ['create', '--role', 'team:storefront', '--out', join(work, 'new.pem')],
    ['end', kid],
    ['list'],
  ],
  sign: ({ build, pem }) => [['--from', build, '--key', pem]],
  slice: ({ added, changed }) => [
    ['list'],
    ['add', '--from', added],
    ['change', 'storefront', '--from', changed],
    ['show', 'storefront.home'],
    ['retire', 'storefront'],
  ],
  // What it takes needs another server: exports.test.ts.
  import: () => [],
  'attestation-key': () => [],
  audit: () => [['--limit', '3']],
  // It fills an empty log only, and this one is not.
  bootstrap: () => [],
};

test('every command has a dry run that changes no byte anywhere, output for programs and help that teaches', {
  tags: 'slow',
}, async () => {
  const m = await market();
  expect(Object.keys(asks).sort()).toEqual(Object.keys(commands).sort());
  const bytes = () => [m.dataDir, m.work, m.build].map(filesUnder);
  const before = bytes();
  for (const [verb, waysOf] of Object.entries(asks)) {
    for (const words of waysOf(m)) {
      const said = await m.run(verb, ...words, '--dry-run');
      // A build with another signature is rejected, and it is the only rejection here.
      expect([verb, words, said.code]).toEqual([verb, words, verb === 'sign' ? expect.any(Number) : 0]);
      expect(said.out).not.toMatch(/pasar_\w{8}_|\/r\/trial\//);
      const told = JSON.parse((await m.run(verb, ...words, '--dry-run', '--json')).out);
      expect(told).toMatchObject(verb === 'sign' ? {} : { ok: true, verb });
    }
    expect([verb, bytes()]).toEqual([verb, before]);
    const help = (await m.run(verb, '--help')).out;
    expect(help.split('\n')[0]).toContain(`npm run release -- ${verb}`);
    expect(help.split('\n').filter(Boolean).length, verb).toBeGreaterThanOrEqual(3);
    if (commands[verb]?.needsReason) {
      const [words = []] = waysOf(m);
      expect([verb, (await m.run(verb, ...words)).code]).toEqual([verb, 2]);
    }
  }
});

test('what is no change of releases is in the audit: who, when, why [S21] [S39]', async () => {
  const { run, registry } = await market();
  await run('override', 'storefront', '1.3.0', '--reason', 'a look before the fair');
  await run('drill', 'storefront', 'hangs', '--reason', 'monthly drill');
  await run('key', 'revoke', 'office', '--reason', 'office is closed');
  const entries = openAccess(registry.folder).audit.latest(3);
  expect(entries.map(({ who, call, why }) => [who, call, why])).toEqual([
    ['sari', 'key revoke office', 'office is closed'],
    ['sari', 'drill storefront hangs', 'monthly drill'],
    ['sari', 'override storefront 1.3.0', 'a look before the fair'],
  ]);
  expect((await run('audit', '--limit', '1')).out).toContain(
    'sari (-) from the command line: key revoke office',
  );
  // The version may be in a document for as long as the link holds.
  expect(registry.trials.list()).toMatchObject([storefront('1.3.0')]);
  expect(readFileSync(join(registry.folder, 'access/audit.jsonl'), 'utf8')).not.toContain('/r/trial/');
});
