import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../workspace.ts';

let data: string;
beforeAll(() => {
  data = mkdtempSync(path.join(tmpdir(), 'pasar-refusals-'));
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Runs a command as `npm run` does, with nothing in the environment but what is given. */
const run = async (verb: string, env: Record<string, string>, ...args: string[]) => {
  const script = path.join(root, `packages/tooling/src/commands/${verb}.ts`);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', PASAR_DATA: data, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, out, error };
};

const production = {
  PASAR_MODE: 'production',
  PASAR_SMTP_URL: 'smtp://127.0.0.1:1',
  PASAR_URL: 'https://pasar.example',
};

describe('a start that is rejected ends with 1 and one sentence', { timeout: 60_000 }, () => {
  test.each([
    ['another mode', { PASAR_MODE: 'live' }, /^PASAR_MODE must be demo or production, not 'live'\.\n$/],
    ['a demo for everybody', { PASAR_HOST: '0.0.0.0' }, /^PASAR_HOST 0\.0\.0\.0 is open to others, .+\.\n$/],
    [
      'production without mail',
      { ...production, PASAR_SMTP_URL: '' },
      /^Production sends codes by mail: .+\.\n$/,
    ],
    [
      'production without https',
      { ...production, PASAR_URL: 'http://pasar.example' },
      /^Production is reached over https: .+\.\n$/,
    ],
    ['production without a key', production, /^There is no key in .+ needs its own back\.\n$/],
  ])('%s', { tags: 'slow' }, async (_, env, sentence) => {
    const { code, out, error } = await run('start', env);
    expect([code, out]).toEqual([1, '']);
    expect(error).toMatch(sentence);
    expect(readdirSync(data)).toEqual([]);
  });

  test('production without a back-office account, until it is added', { tags: 'slow' }, async () => {
    const added = await run('account', {}, 'add', '--role', 'buyer', '--email', 'sari@pasar.test');
    expect(added.code).toBe(0);
    const { code, out, error } = await run('start', production);
    expect([code, out]).toEqual([1, '']);
    expect(error).toMatch(/^Nobody can run the back office yet: .+ opens the first account\.\n$/);
  });
});
