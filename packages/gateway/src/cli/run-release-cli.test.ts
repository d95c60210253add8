import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshRegistry, goLive } from '../testing/fixture-registry.ts';
import { freshFolder, writeFixtureRelease } from '../testing/fixture-release.ts';
import { type ReleaseCliIo, runReleaseCli } from './run-release-cli.ts';

const shell = { app: 'shell', version: '0.1.0' } as const;
const storefront = (version: string) => ({ app: 'storefront', version }) as const;

const market = async () => {
  const { registry, dataDir } = freshRegistry();
  await goLive(registry, shell, storefront('0.1.0'));
  const run = (...argv: string[]) => runWith({}, ...argv);
  const runWith = async (more: Partial<ReleaseCliIo>, ...argv: string[]) => {
    const said = { out: '', err: '' };
    const code = await runReleaseCli(argv, {
      dataDir,
      who: 'sari',
      ...more,
      write: (text) => {
        said.out += text;
      },
      writeError: (text) => {
        said.err += text;
      },
    });
    return { code, ...said };
  };
  return { run, runWith, registry, dataDir };
};

test('a team publishes, promotes and rolls back, and the output explains what that means', async () => {
  const { run, registry } = await market();
  const from = writeFixtureRelease(storefront('0.1.1'));
  expect(await run('publish', 'storefront', '--version', '0.1.1', '--from', from)).toEqual({
    code: 0,
    out: 'Published storefront 0.1.1 (2 files). Nothing changes for visitors until it is promoted.\n',
    err: '',
  });
  const promoted = await run('promote', 'storefront', '0.1.1', '--reason', 'new prices');
  expect(promoted.out).toMatch(
    /^storefront 0\.1\.1 is live: nearly every visitor gets it with the next page \(before: 0\.1\.0\).*\n {2}The guard watches it for 30 minutes; 5 % of the visitors keep 0\.1\.0 meanwhile\./,
  );
  expect(registry.status().apps.storefront?.live).toMatchObject({
    version: '0.1.1',
    who: 'sari',
    why: 'new prices',
  });
  expect((await run('rollback', 'storefront', '--reason', 'too dear')).out).toMatch(
    /^storefront 0\.1\.0 is live/,
  );
  expect((await run('status')).out).toMatch(
    /^storefront 0\.1\.0 .*by sari, before: 0\.1\.1 \(rolled back\)$/m,
  );
  expect((await run('log')).out).toMatch(
    /#7 \S+ promote storefront 0\.1\.1 \(before: 0\.1\.0, watched for 30 minutes\) by sari: new prices\n#8/,
  );
  expect((await run('verify')).out).toMatch(/The log is whole: 8 events.*\n.*every byte is as published/);
});

test('a dry run prints what would change and changes nothing', async () => {
  const { run, registry } = await market();
  await run(
    'publish',
    'storefront',
    '--version',
    '0.1.1',
    '--from',
    writeFixtureRelease(storefront('0.1.1')),
  );
  const { revision } = registry.status();
  expect((await run('promote', 'storefront', '0.1.1', '--no-watch', '--dry-run')).out).toBe(
    'Would make storefront 0.1.1 live for every visitor (before: 0.1.0).\n',
  );
  expect(registry.status().revision).toBe(revision);
});

test('a rejection names every reason, also for programs', async () => {
  const { run } = await market();
  const broken = { ...storefront('0.2.0'), contract: { shared: { react: '^18.0.0' } } };
  await run('publish', 'storefront', '--version', '0.2.0', '--from', writeFixtureRelease(broken));
  expect(await run('promote', 'storefront', '0.2.0', '--reason', 'try')).toEqual({
    code: 1,
    out: '',
    err: 'storefront 0.2.0 does not fit what is live.\n  - storefront 0.2.0 needs react ^18.0.0; shell 0.1.0 shares 19.3.1 (release.json: contract.shared["react"])\n',
  });
  const { code, out } = await run('promote', 'storefront', '0.2.0', '--json', '--reason', 'try');
  expect([code, JSON.parse(out)]).toEqual([1, expect.objectContaining({ ok: false, code: 'refused' })]);
});

test.for([
  [['promot', 'storefront', '0.1.1'], "There is no verb 'promot'."],
  [['promote', 'shop', '0.1.1'], "There is no app 'shop': shell, storefront."],
  [['promote', 'storefront'], 'promote needs a version: promote storefront 1.4.0.'],
  [['promote', 'storefront', 'latest'], "'latest' is no version; write one like 1.4.0."],
  [
    ['promote', 'storefront', '0.1.1', '--watch', '30', '--no-watch', '--reason', 'x'],
    'promote takes --watch or --no-watch, not both.',
  ],
  [['promote', 'storefront', '0.1.1', '0.1.2'], "promote makes nothing of '0.1.2'."],
  [['publish', 'storefront'], 'publish needs --version.'],
  [['publish', 'storefront', '--version', '1.0.0'], 'publish needs the folder of a build: --from.'],
  [
    ['promote', 'storefront', '0.1.1'],
    'promote needs --reason: why, in a few words, for those who read the log.',
  ],
  [['canary', 'storefront', '0.1.1'], 'canary needs a share in percent: canary storefront 0.1.1 5.'],
  [
    ['canary', 'storefront', '0.1.1', '0.001'],
    "'0.001' is no share of visitors; write a percent from 0 to 100, such as 5 or 0.25.",
  ],
  [
    ['canary', 'storefront', '0.1.1', '101'],
    "'101' is no share of visitors; write a percent from 0 to 100, such as 5 or 0.25.",
  ],
  [['status', '--cohort', '5'], 'status does not know --cohort.'],
  [['at', 'yesterday'], "'yesterday' is no time; write one like 2026-11-20T05:00:00Z."],
  [['rollback', 'storefront', '--of', 'all', '--reason', 'x'], "--of takes canary or live, not 'all'."],
  [['status', '--loud'], "Unknown option '--loud'."],
  [['rollback'], 'rollback needs an app: shell, storefront.'],
] as const)('%s is answered with one sentence and how it is asked', async ([argv, sentence]) => {
  const { run } = await market();
  const { code, err } = await run(...argv);
  expect(code).toBe(2);
  expect(err.split('\n')[0]).toBe(sentence);
  expect(err).toContain(argv[0] === 'promot' ? 'npm run release -- <verb>' : `npm run release -- ${argv[0]}`);
});

test('help of a command is the same with either spelling', async () => {
  const { run } = await market();
  expect((await run('help', 'canary')).out).toBe((await run('canary', '--help')).out);
  expect((await run('help')).out).toContain('npm run release -- <verb>');
});

test('a canary is ramped, paused, resumed and taken back, each with its share of the visitors', async () => {
  const { run, registry } = await market();
  await run(
    'publish',
    'storefront',
    '--version',
    '0.2.0',
    '--from',
    writeFixtureRelease(storefront('0.2.0')),
  );
  const out = async (...argv: string[]) => (await run(...argv, '--reason', 'look')).out;
  expect(await out('canary', 'storefront', '0.2.0', '0.07', '--dry-run')).toBe(
    'Would give storefront 0.2.0 to 0.07 % of the visitors (now 0 %): 0.07 % of the visitors would change from 0.1.0 to it.\n',
  );
  expect(await out('canary', 'storefront', '0.2.0', '5')).toMatch(/in canary for 5 % of the visitors/);
  expect(registry.status().apps.storefront?.canary?.basisPoints).toBe(500);
  expect(await out('canary', 'storefront', '0.2.0', '20')).toMatch(/for 20 % .*who has it keeps it/);
  expect(await out('pause', 'storefront')).toMatch(/for 0 % of the visitors \(before: 20 %\)/);
  expect((await run('status')).out).toMatch(/canary 0\.2\.0 for 0 % \(paused; 20 % when resumed\)/);
  expect(await out('resume', 'storefront')).toMatch(/for 20 % of the visitors/);
  expect(await out('rollback', 'storefront', '--quarantine', '--dry-run')).toMatch(
    /^Would take the canary storefront 0\.2\.0 back: 20 % of the visitors would get 0\.1\.0 again\.\n.*quarantine/,
  );
  expect(await out('rollback', 'storefront', '--quarantine')).toMatch(/20 % of the visitors get 0\.1\.0/);
  const refused = await run('promote', 'storefront', '0.2.0', '--reason', 'x');
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('is in quarantine')]);
  expect(await out('enable', 'storefront', '0.2.0')).toMatch(/out of quarantine; nobody gets it/);
  expect(await out('disable', 'storefront')).toMatch(/off for every visitor/);
  expect(await out('canary', 'storefront', '0.2.0', '5')).toMatch(
    /for 5 % of the visitors.*\n {2}But storefront is off for every visitor since .*\(sari: look\) until `enable storefront`/,
  );
  await out('rollback', 'storefront');
  expect((await run('status')).out).toMatch(/OFF since .* by sari: look/);
  expect(await out('enable', 'storefront')).toMatch(/back for every visitor with 0\.1\.0/);
  expect((await run('log', '--limit', '1')).out).toMatch(/^#\d+ \S+ enable storefront 0\.1\.0/);
});

test('kill and revive, the names of 0.1, still mean disable and enable', async () => {
  const { run } = await market();
  expect((await run('kill', 'storefront', '--reason', 'x')).out).toMatch(/off .* until `enable storefront`/);
  expect((await run('revive', 'storefront', '--reason', 'x')).out).toMatch(/back for every visitor/);
});

test('a decision on an older revision is rejected [R8]', async () => {
  const { run, registry } = await market();
  const { revision } = registry.status();
  await run('disable', 'storefront', '--reason', 'x');
  const late = await run('enable', 'storefront', '--reason', 'x', '--revision', String(revision));
  expect([late.code, late.err]).toEqual([1, expect.stringContaining('The releases changed in between')]);
});

test('a key is made, shown once, listed and revoked [S21]', async () => {
  const { run } = await market();
  const made = await run('key', 'create', '--role', 'team:storefront', '--name', 'storefront-ci', '--json');
  const { key } = JSON.parse(made.out).data;
  expect(key).toMatch(/^pasar_/);
  const { out } = await run('key', 'list');
  expect(out).toMatch(/storefront-ci +team:storefront +since .* by sari/);
  expect(out).not.toContain(key.slice(-20));
  expect((await run('key', 'create', '--role', 'team:storefront', '--name', 'storefront-ci')).err).toMatch(
    /^There is a key named storefront-ci already/,
  );
  expect((await run('key', 'revoke', 'storefront-ci')).out).toMatch(/is refused from now on/);
  expect((await run('key', 'create', '--role', 'king')).err).toMatch(/^key needs --role: .*not 'king'/);
});

test('once a team has a signer, unsigned builds are rejected; the signer signs [S19]', async () => {
  const { run } = await market();
  const pem = join(freshFolder(), 'team.pem');
  expect((await run('signer', 'create', '--role', 'team:storefront', '--out', pem)).code).toBe(0);
  const from = writeFixtureRelease(storefront('0.3.0'));
  const publish = ['publish', 'storefront', '--version', '0.3.0', '--from', from];
  expect((await run(...publish)).err).toMatch(/^storefront 0\.3\.0 is not signed/);
  expect((await run('sign', '--from', from, '--key', pem)).out).toMatch(/is signed by storefront-/);
  expect((await run(...publish)).code).toBe(0);
  expect((await run('verify')).code).toBe(0);
});

test('every command explains itself', async () => {
  const { run } = await market();
  for (const verb of ['canary', 'at', 'gc', 'rollback', 'check']) {
    const { code, out } = await run(verb, '--help');
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^npm run release -- ${verb} `));
    expect(out.split('\n').length).toBeGreaterThan(4);
  }
});

test('a build under another version than requested is rejected', async () => {
  const { run } = await market();
  const from = writeFixtureRelease(storefront('0.1.1'));
  const { code, err } = await run('publish', 'storefront', '--version', '0.1.2', '--from', from);
  expect([code, err]).toEqual([1, `${from} was built as 0.1.1, not as 0.1.2.\n`]);
});

test('without data there is nothing to query', async () => {
  let err = '';
  const dataDir = join(freshFolder(), 'none');
  const code = await runReleaseCli(['status'], {
    dataDir,
    writeError: (text) => {
      err += text;
    },
  });
  expect([code, err]).toEqual([1, `There is no market in ${dataDir} yet; start one with npm start.\n`]);
});

test('verify finds a changed byte and a changed log [S19]', async () => {
  const { run, dataDir } = await market();
  writeFileSync(join(dataDir, 'releases/storefront/0.1.0/server/index.cjs'), 'process.exit()');
  const touched = await run('verify');
  expect([touched.code, touched.out]).toEqual([
    1,
    expect.stringContaining('the bytes of server/index.cjs are not those'),
  ]);
  const log = join(dataDir, 'releases/events.jsonl');
  writeFileSync(log, readFileSync(log, 'utf8').replace('tester', 'nobody'));
  expect((await run('verify')).out).toMatch(/^Line 1 of the release log does not follow its chain/);
});

test('on a disk that never responds the command reports that and ends [R8]', {
  tags: 'slow',
  timeout: 20_000,
}, async () => {
  const { runWith, dataDir } = await market();
  expect((await runWith({ asksDisk: true }, 'status')).code).toBe(0);
  const log = join(dataDir, 'releases/events.jsonl');
  rmSync(log);
  // Whoever opens a pipe that nobody writes to waits for ever.
  execFileSync('mkfifo', [log]);
  const { code, err } = await runWith({ asksDisk: true }, 'status');
  expect([code, err]).toEqual([1, expect.stringContaining('releases does not answer.')]);
});
