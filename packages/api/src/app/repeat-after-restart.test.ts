import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Api, createApi } from '../index.ts';
import { systemContext } from '../platform/http/request-context.ts';
import { readMailbox } from '../platform/mail/mailbox.ts';
import { linkTo } from '../testing/link-to.ts';
import type { Plugin } from './plugin.ts';

/** The test reads its code as a browser reads the mailbox of a demo. */
const mailbox: Plugin = {
  name: 'mailbox',
  routes: (app, platform) =>
    void app.get('/dev/mailbox.json', async (c) =>
      c.json(await readMailbox(systemContext(platform), c.req.query('to'))),
    ),
};

let home: string;
let api: Api;
const open = () =>
  createApi({
    linkTo,
    databaseUrl: `pglite:${join(home, 'database')}`,
    dataDir: home,
    mode: 'demo',
    publicUrl: 'http://localhost:4000',
    logLevel: 'silent',
    plugins: [mailbox],
  });
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'pasar-repeat-'));
  api = await open();
}, 120_000);
afterAll(async () => {
  await api.close();
  rmSync(home, { recursive: true, force: true });
});

const ask = async (path: string, body?: object, headers: Record<string, string> = {}) => {
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const answer = await api.fetch(
    new Request(`http://localhost:4000${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', ...headers },
    }),
  );
  return answer.text();
};

const email = 'budi@example.test';
const password = 'kopi tubruk';

const signUp = async (): Promise<string> => {
  await ask('/api/auth/register', { email, password, password_confirmation: password });
  // The outbox generates the code after the response.
  const code = await vi.waitFor(async () => {
    const found = /"text":"[^"]*?(\d{6})/.exec(await ask(`/dev/mailbox.json?to=${email}`));
    if (!found) throw new Error('no code yet');
    return found[1];
  }, 10_000);
  const verified = await ask('/api/auth/verification', { email, code });
  return JSON.parse(verified).data.sign_in.jwt_token;
};

const address = {
  label: 'Rumah',
  receiver_name: 'Budi Santoso',
  phone: '081234567890',
  address: 'Jalan Merdeka 10, Coblong',
  province_id: '32',
  city_id: '32.73',
  sub_district_id: '32.73.02',
  area_id: '32.73.02.1004',
  zipcode: '40135',
};

test('a call that is repeated after a restart has one effect and the same bytes [R5]', async () => {
  const authorization = `Bearer ${await signUp()}`;
  const add = () =>
    ask('/api/addressbook/add', address, { authorization, 'idempotency-key': 'address-0001' });
  const first = await add();
  expect(JSON.parse(first).data.addresses).toHaveLength(1);
  await api.close();
  api = await open();
  expect(await add()).toBe(first);
  expect(JSON.parse(await ask('/api/addressbook/list', undefined, { authorization })).data).toHaveLength(1);
}, 120_000);
