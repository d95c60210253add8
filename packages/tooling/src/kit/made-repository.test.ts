import { execFile, execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../workspace.ts';

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'pasar-kit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Packages of others, as an installation would put them beside the kit; nothing is downloaded. */
const linkPackages = () => {
  for (const user of [
    'packages/tooling',
    'packages/slice-kit',
    'packages/ui',
    'packages/api-client',
    'packages/embed',
    'mfe-auth',
  ]) {
    const installed = path.join(root, user, 'node_modules');
    const names = readdirSync(installed).flatMap((name) =>
      name.startsWith('@') ? readdirSync(path.join(installed, name)).map((one) => `${name}/${one}`) : [name],
    );
    for (const name of names.filter((one) => !one.startsWith('@pasar/') && !one.startsWith('.'))) {
      const place = path.join(folder, 'node_modules', name);
      mkdirSync(path.dirname(place), { recursive: true });
      if (!existsSync(place)) symlinkSync(path.join(installed, name), place);
    }
  }
};

const unpackKit = () => {
  for (const file of readdirSync(path.join(folder, 'kit')).filter((one) => one.endsWith('.tgz'))) {
    const name = /^pasar-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(file)?.[1] ?? '';
    const place = path.join(folder, 'node_modules/@pasar', name);
    mkdirSync(place, { recursive: true });
    execFileSync('tar', ['xzf', path.join(folder, 'kit', file), '-C', place, '--strip-components=1']);
  }
};

const { PASAR_OPS_URL: _, PASAR_OPS_KEY: __, ...env } = process.env;
const program = 'node_modules/@pasar/slice-tools/kit/tools/main.js';
const build = () =>
  run(process.execPath, [program, 'build'], { cwd: folder, env }).then(
    ({ stdout }) => ({ passed: true, said: stdout }),
    ({ stdout, stderr }) => ({ passed: false, said: `${stdout}${stderr}` }),
  );

/** Builds with another content of a file, which is as it was afterwards. */
const buildWith = async (file: string, from: string, to: string) => {
  const whole = path.join(folder, file);
  const before = readFileSync(whole, 'utf8');
  expect(before).toContain(from);
  writeFileSync(whole, before.replace(from, to));
  const result = await build();
  writeFileSync(whole, before);
  return result;
};

beforeAll(async () => {
  const command = path.join(root, 'packages/tooling/src/commands/kit.ts');
  await run(process.execPath, [command, folder, '--new', 'parcel-help', '--prefix', 'parcels']);
  linkPackages();
  unpackKit();
}, 240_000);

test('[F10] a made repository builds unchanged, with its page below its prefix', {
  tags: 'slow',
  timeout: 240_000,
}, async () => {
  expect(await build()).toMatchObject({ passed: true, said: expect.stringContaining('2 passed') });
  const record = JSON.parse(readFileSync(path.join(folder, 'dist/release.json'), 'utf8'));
  expect(record).toMatchObject({
    app: 'parcel-help',
    routes: [{ id: 'parcel-help.home', path: 'parcels', sitemap: true }],
    navigation: [
      { slot: 'footer', page: 'parcel-help.home', label: { id: 'Parcel help', en: 'Parcel help' } },
    ],
  });
});

test.for([
  ['a type error', 'src/routes/home-page.tsx', "t('home.lead')", "t('home.gone')", 'home-page.tsx(10'],
  [
    'a text in one language',
    'src/locales/en.ts',
    'The first page of Parcel help in this market.',
    '',
    'English text is missing',
  ],
  [
    'a failing test',
    'src/routes/home-page.test.tsx',
    'texts.home.lead',
    'texts.home.description',
    '2 failed',
  ],
] as const)(
  '[F45] %s stops the build',
  { tags: 'slow', timeout: 240_000 },
  async ([, file, from, to, line]) => {
    const { passed, said } = await buildWith(file, from, to);
    expect(passed).toBe(false);
    expect(said).toContain(line);
    expect(said).toContain('Nothing was built.');
  },
);
