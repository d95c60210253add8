import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ApiOptions, createApi, DirectoryInUseError, PluginError } from '../index.ts';
import { linkTo } from '../testing/link-to.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'pasar-api-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const open = (more: Partial<ApiOptions> = {}) =>
  createApi({
    linkTo,
    databaseUrl: `pglite:${join(home, 'database')}`,
    dataDir: home,
    mode: 'demo',
    publicUrl: 'http://localhost:4000/',
    logLevel: 'silent',
    ...more,
  });
const get = (path: string) => new Request(`http://localhost:4000${path}`);

/** Real files and real fsyncs: a busy disk is slow. */
const timeout = 120_000;

describe('a server with one data folder', { timeout }, () => {
  test('opens, reports its health, counts its requests, and keeps its users over a restart', async () => {
    const first = await open();
    expect((await first.fetch(get('/healthz'))).status).toBe(200);
    const body = JSON.stringify({
      email: 'budi@example.test',
      password: 'kopi tubruk',
      password_confirmation: 'kopi tubruk',
    });
    const headers = { 'content-type': 'application/json' };
    const register = () =>
      new Request('http://localhost:4000/api/auth/register', { method: 'POST', body, headers });
    expect((await first.fetch(register())).status).toBe(200);
    await first.fetch(get('/api/none'));
    const metrics = await (await first.fetch(get('/metrics'))).text();
    expect(metrics).toContain('route="/api/auth/register",status="200"');
    expect(metrics).toContain('route="unmatched",status="404"');
    await expect(open()).rejects.toThrow(DirectoryInUseError);
    await first.close();

    expect(statSync(join(home, 'keys/market.key')).mode & 0o777).toBe(0o600);
    const second = await open();
    expect((await (await second.fetch(register())).json()).data.code).toBe('cooling');
    await second.close();
  });

  test('production has no mailbox, no demo accounts and no demo products', async () => {
    const api = await open({ mode: 'production' });
    expect(api.demoAccounts).toEqual([]);
    expect(await api.seed({ seed: 1, onProgress: () => {} })).toBe('kept');
    expect((await api.fetch(get('/dev/mailbox'))).status).toBe(404);
    expect((await api.fetch(get('/dev/mailbox.json'))).status).toBe(404);
    await api.close();
  });

  test('rejects a plugin for demos in production, in one sentence', async () => {
    const plugins = [{ name: 'stand-ins', isDemo: true }];
    const sentence = 'Production does not load the plugin stand-ins, which is for demos.';
    await expect(open({ mode: 'production', plugins })).rejects.toThrow(new PluginError(sentence));
  });
});

test('a database that cannot be reached is reported at the start', async () => {
  await expect(open({ databaseUrl: 'postgres://pasar@127.0.0.1:1/pasar' })).rejects.toThrow('ECONNREFUSED');
});
