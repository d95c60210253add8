import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAccountCli } from './run-account-cli.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'pasar-account-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const run = async (...argv: string[]) => {
  let out = '';
  let error = '';
  const code = await runAccountCli(argv, {
    dataDir,
    databaseUrl: `pglite:${path.join(dataDir, 'database')}`,
    write: (text) => {
      out += text;
    },
    writeError: (text) => {
      error += text;
    },
  });
  return { code, out, error };
};

const key = () => path.join(dataDir, 'keys/market.key');

describe('npm run account', { timeout: 60_000, tags: 'slow' }, () => {
  test('opens the first back-office account of a new server, with its key, and shows a password once', {}, async () => {
    const { code, out, error } = await run('add', '--role', 'staff', '--email', 'Admin@Pasar.test');
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(/^ {2}([2-9A-Z]{5}-){3}[2-9A-Z]{5}$/m);
    expect(statSync(key()).mode & 0o777).toBe(0o600);
  });

  test('rejects an address that has an account, in one sentence', async () => {
    const { code, out, error } = await run('add', '--role', 'staff', '--email', 'admin@pasar.test');
    expect({ code, out, error }).toEqual({
      code: 1,
      out: '',
      error: 'admin@pasar.test has an account already.\n',
    });
  });

  test('gives staff their roles and takes them away, but not the last admin [B2] [W30]', {}, async () => {
    const admin = ['--email', 'admin@pasar.test'];
    const support = ['--email', 'budi@pasar.test'];
    expect(await run('roles', ...admin, '--roles', 'support')).toMatchObject({
      code: 1,
      error: 'Somebody must stay admin; give another account that role first.\n',
    });
    expect((await run('add', '--role', 'staff', ...support, '--roles', 'support,finance')).code).toBe(0);
    expect((await run('roles', ...admin, '--roles', 'finance')).code).toBe(1);
    expect(await run('roles', ...support, '--roles', 'admin,finance')).toMatchObject({
      code: 0,
      out: 'budi@pasar.test has the roles: admin, finance.\n',
    });
    expect((await run('roles', ...admin, '--roles', 'none')).code).toBe(0);
    expect((await run('roles', ...support, '--roles', 'none')).code).toBe(1);
    expect((await run('roles', '--email', 'nobody@pasar.test', '--roles', 'admin')).error).toBe(
      'nobody@pasar.test has no account.\n',
    );
  });

  test('creates no second key for data with users', async () => {
    rmSync(key());
    const { code, error } = await run('add', '--role', 'buyer', '--email', 'sari@pasar.test');
    expect(code).toBe(1);
    expect(error).toBe(`This market has people, but its key is not in ${key()}; bring that file back.\n`);
    expect(existsSync(key())).toBe(false);
  });

  test.each([
    [[], 'The verb is add or roles.'],
    [['roles', '--email', 'a@b.cd'], '--roles takes none, or of: admin, support, finance, content.'],
    [
      ['roles', '--email', 'a@b.cd', '--roles', 'king'],
      '--roles takes of: admin, support, finance, content.',
    ],
    [['add', '--role', 'buyer', '--email', 'a@b.cd', '--roles', 'admin'], 'Only staff have --roles.'],
    [['add', '--role', 'king', '--email', 'a@b.cd'], '--role is one of: staff, buyer.'],
    [['add', '--role', 'staff'], '--email takes an e-mail address.'],
    [['add', '--role', 'staff', '--email', 'staff'], '--email takes an e-mail address.'],
    [['add', '--password', 'x'], "Unknown option '--password'"],
  ])('%j is not understood', async (argv, sentence) => {
    const { code, out, error } = await run(...argv);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(sentence);
    expect(error).toContain('npm run account -- add');
  });
});
