import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type Api, createApi, openAccounts } from '@pasar/api';
import { readMailbox, systemContext } from '@pasar/api/plugin';
import { confirmForTest, systemClock, totpCode } from '@pasar/api/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { linkToSources } from '../links/link-to-sources.ts';
import { openAdminClient } from './admin-client.ts';
import { runAdminCli } from './run-admin-cli.ts';

let dataDir: string;
let api: Api;
let server: Server;
let url: string;
let platform: Parameters<typeof confirmForTest>[0];
let staff: { email: string; password: string };
let colleague: { email: string; password: string };
/** Of the staff, with an authenticator app in time. */
let careful: { email: string; password: string };
/** For the app of that account; each counts once. */
let recoveryCodes: string[] = [];
let buyer: { email: string; password: string };

const serve = async (): Promise<void> => {
  server = createServer(async (request, response) => {
    const { method = 'GET', headers } = request;
    const body = method === 'GET' ? null : await text(request);
    const sent = Object.entries(headers).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    const answer = await api.fetch(
      new Request(`http://localhost${request.url}`, { method, headers: sent, body }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'pasar-staff-'));
  const place = { dataDir, databaseUrl: `pglite:${path.join(dataDir, 'database')}` };
  const accounts = await openAccounts(place);
  const add = async (email: string, role: 'staff' | 'buyer') => {
    const { password } = await accounts.add({ email, fullname: 'Rani', role });
    return { email, password };
  };
  staff = await add('rani@pasar.test', 'staff');
  colleague = await add('sari@pasar.test', 'staff');
  careful = await add('tuti@pasar.test', 'staff');
  buyer = await add('budi@pasar.test', 'buyer');
  await accounts.close();
  api = await createApi({
    ...place,
    mode: 'demo',
    publicUrl: 'http://localhost:4000',
    logLevel: 'silent',
    linkTo: await linkToSources(),
    plugins: [
      {
        name: 'test',
        routes: (_, opened) => {
          platform = opened;
        },
      },
    ],
  });
  await serve();
}, 120_000);
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await api.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const send = async (path: string, body: object, token = '') => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await (await fetch(`${url}/api${path}`, init)).json()).data;
};

const run = async (
  argv: string[],
  who: { email: string; password: string } = staff,
  more: Record<string, string> = {},
) => {
  let out = '';
  let error = '';
  const code = await runAdminCli(argv, {
    env: { PASAR_URL: url, PASAR_DESK_EMAIL: who.email, PASAR_DESK_PASSWORD: who.password, ...more },
    write: (text) => {
      out += text;
    },
    writeError: (text) => {
      error += text;
    },
  });
  return { code, out, error };
};

describe('npm run admin, beside a running server with an embedded database', { timeout: 60_000 }, () => {
  test('teaches itself', async () => {
    for (const argv of [[], ['--help']]) {
      const { code, out } = await run(argv);
      expect([code, out.startsWith('npm run admin -- <verb>')]).toEqual([0, true]);
    }
    const { code, error } = await run(['suspend', 'toko']);
    expect(code).toBe(2);
    expect(error).toContain('suspend needs --reason');
    expect(error).toContain('npm run admin -- <verb>');
  });

  test('lists what waits, and whether the books add up', { tags: 'slow' }, async () => {
    const { code, out } = await run(['overview']);
    expect([code, ...out.split('\n').slice(0, 2)]).toEqual([
      0,
      'Nobody can pay: set PASAR_PAYMENTS.',
      'stores       0 wait, 0 of them late',
    ]);
    expect(await run(['ledger'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Everything adds up'),
    });
    expect((await run(['withdrawals'])).out).toBe('Nothing here.\n');
  });

  test('decides in the name of a user, and the audit records it', { tags: 'slow' }, async () => {
    const adjusted = await run(['adjust', buyer.email, '25.000', '--reason', 'Ganti rugi']);
    expect([adjusted.code, adjusted.out]).toEqual([
      0,
      expect.stringMatching(/^ADJ-\d{8}-\w{5}: the balance is Rp25\.000 now\.\n$/),
    ]);
    const closed = await run(['close', buyer.email, '--reason', 'Penipuan\nbaris lain', '--json']);
    expect(JSON.parse(closed.out)).toMatchObject({ ok: true, verb: 'close', data: { status: 'suspended' } });
    const audit = (await run(['audit'])).out.trimEnd().split('\n');
    expect(audit).toHaveLength(3);
    expect(audit[0]).toMatch(/rani@pasar\.test {2}user\.suspend {2}user \d+ {2}Penipuan baris lain$/);
    expect((await run(['users', '--status', 'suspended'])).out).toContain(buyer.email);
  });

  test('asks an account with an authenticator app for a code, which may be a recovery code [W51]', {
    tags: 'slow',
  }, async () => {
    const { jwt_token: token } = await send('/auth/login', careful);
    await confirmForTest(platform, token, 'factors');
    const { secret } = await send('/auth/totp/begin', {}, token);
    const body = { code: totpCode({ clock: systemClock }, secret) };
    const { recovery_codes } = await send('/auth/totp/confirm', body, token);
    recoveryCodes = recovery_codes;
    const without = await run(['overview'], careful);
    expect([without.code, without.error]).toEqual([
      1,
      'Not allowed: One more step: confirm that it is you\n',
    ]);
    const code = await run(['overview'], careful, { PASAR_DESK_CODE: recoveryCodes.pop() ?? '' });
    expect([code.code, code.error]).toEqual([0, '']);
  });

  test('passes on a rejection of the server, with its message', { tags: 'slow' }, async () => {
    const again = await run(['close', buyer.email, '--reason', 'Lagi']);
    expect([again.code, again.error]).toEqual([
      1,
      expect.stringMatching(
        /^This data has changed\. Reload and try again\. Last changed by staff: Rani, .+\.\n$/,
      ),
    ]);
    const unknown = await run(['approve', 'nobody@pasar.test']);
    expect([unknown.code, unknown.error]).toEqual([1, "Nothing is called 'nobody@pasar.test'.\n"]);
    const wrong = await run(['withdrawals', '--status', 'lost', '--json']);
    expect([wrong.code, JSON.parse(wrong.out)]).toMatchObject([
      1,
      { ok: false, code: 422, data: { status: ['This entry is not valid'] } },
    ]);
  });

  test('writes a bank file of approved withdrawals, and books its results from a file [M16]', {
    tags: 'slow',
  }, async () => {
    const none = await run(['payout-file']);
    expect([none.code, none.error]).toEqual([1, 'No withdrawal is approved\n']);
    await run(['open', buyer.email, '--reason', 'Sudah jelas']);
    const { jwt_token: token } = await send('/auth/login', buyer);
    const account = { bank_id: 1, rekening: '0076543210', atas_nama: 'Budi', password: buyer.password };
    await confirmForTest(platform, token, 'withdrawal');
    const { withdraw_code: code } = await send('/wallet/withdraw', { amount: 20_000, ...account }, token);
    expect((await run(['approve-withdrawal', code])).out).toBe(`${code} is approved: Rp20.000.\n`);
    const out = path.join(dataDir, 'bank.csv');
    const requested = await run(['payout-file', '--out', out]);
    const id = /^Request #(\d+) waits for a colleague/.exec(requested.out)?.[1] ?? '';
    const onlyLogin = { PASAR_DESK_CODE: recoveryCodes.pop() ?? '' };
    expect(await run(['approve-request', id], careful, onlyLogin)).toMatchObject({
      ...{ code: 1, error: 'Not allowed: Confirm first that it is you\n' },
    });
    const codes = { PASAR_DESK_CODE: `${recoveryCodes.pop()}, ${recoveryCodes.pop()}` };
    expect((await run(['approve-request', id], careful, codes)).out).toContain(
      'is done: payout.batch 1, Rp20.000.',
    );
    const batch = /^PB-\S+/.exec((await run(['payouts'])).out)?.[0] ?? '';
    const made = await run(['payout-file', batch, '--out', out]);
    expect([made.code, made.out]).toEqual([0, expect.stringMatching(/^PB-.*: 1 rows for 20000 rupiah in/)]);
    const again = path.join(dataDir, 'again.csv');
    expect((await run(['payout-file', batch, '--out', again])).code).toBe(0);
    expect(readFileSync(again)).toEqual(readFileSync(out));
    expect((await run(['payout-file', batch, '--out', out])).error).toContain('Cannot write');
    const results = path.join(dataDir, 'results.csv');
    const lines = [
      'withdraw_code,status,bank_reference,amount,reason',
      `${code},paid,BCA-1,20000,`,
      `${code},paid,BCA-2,20000,`,
    ];
    writeFileSync(results, lines.join('\r\n'));
    const booked = await run(['payout-results', results]);
    expect([booked.code, booked.out.split('\n')[0]]).toEqual([1, '1 booked, 1 not.']);
    expect(booked.out).toContain(`line 3  ${code}  `);
    expect((await run(['payouts'])).out).toContain('0 open');
    expect((await run(['reverse', code, '--reason', 'Rekening ditutup'])).out).toContain('is reversed');
  });

  test('shows payments, transfers and mismatches, and rejects what nobody knows [M9]', {
    tags: 'slow',
  }, async () => {
    for (const list of ['payments', 'transfers', 'mismatches'])
      expect((await run([list])).out).toBe('Nothing here.\n');
    const reference = 'INV-20260302-ZZZZZ-1';
    for (const words of [
      ['confirm-transfer', reference, 'BCA-1', '--amount', 'Rp50.000'],
      ['refuse-transfer', reference, '--reason', 'Tidak ada'],
      ['close-mismatch', '7', '--reason', 'Sudah dicek'],
    ])
      expect(await run(words)).toMatchObject({ code: 1, out: '' });
    const file = path.join(dataDir, 'settlement.csv');
    writeFileSync(file, `reference,amount,fee\n${reference},50000,4000`);
    expect((await run(['settle', 'midtrans', file])).out).toContain(`line 2  ${reference}  `);
  });

  test('asks a colleague for what is above the limit, who approves it [B20]', { tags: 'slow' }, async () => {
    const adjusted = await run(['adjust', buyer.email, '6.000.000', '--reason', 'Salah potong']);
    expect(adjusted.out).toMatch(/^Request #\d+ waits for a colleague until .* nothing has moved yet\./);
    const id = /#(\d+)/.exec(adjusted.out)?.[1] ?? '';
    expect((await run(['approvals'])).out).toMatch(
      /wallet\.adjust {2}budi@pasar\.test {2}Rp6\.000\.000 {2}by Rani/,
    );
    expect((await run(['approve-request', id])).code).toBe(1);
    // Without an app, the code that confirms it comes by mail.
    const askCode = async (from: 'app' | 'mail') => {
      expect(from).toBe('mail');
      return vi.waitFor(async () => {
        const [letter] = await readMailbox(systemContext(platform), colleague.email);
        expect(letter?.text).toContain("approve a colleague's request");
        return /^\d{6}$/m.exec(letter?.text ?? '')?.[0] ?? '';
      });
    };
    const market = await openAdminClient({ url, ...colleague, askCode });
    const approved = await market.post('/admin/approvals/approve', { approval_id: Number(id) });
    expect(approved.data).toMatchObject({ state: 'done', action: 'wallet.adjust', amount: 6_000_000 });
    expect((await run(['approvals', '--status', 'decided'])).out).toContain('done');
    expect((await run(['orders'])).out).toContain('Nothing here.');
    const unknown = await run(['cancel-order', 'ord-20260101-aaaaa', '--reason', 'x']);
    expect([unknown.code, unknown.error]).toEqual([1, 'Order not found\n']);
  });

  test('is for the back office alone', { tags: 'slow' }, async () => {
    const stranger = await run(['overview'], { email: staff.email, password: 'salah sekali' });
    expect([stranger.code, stranger.out]).toEqual([1, '']);
    await run(['open', buyer.email, '--reason', 'Sudah jelas']);
    const person = await run(['overview'], buyer);
    expect([person.code, person.error]).toEqual([1, 'Not allowed: You have no access here\n']);
    const silent = await run(['overview'], { email: staff.email, password: '' });
    expect(silent.code).toBe(2);
  });

  test('teaches the search, after a try that saves nothing [Q16]', { tags: 'slow' }, async () => {
    const rule = ['rule', 'synonym', 'cobek', 'ulekan'];
    expect(await run([...rule, '--try', 'cobek murah'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Now: 0 products\n.*With the rule: 0 products\n/s),
    });
    expect((await run(['rules', '--search', 'cobek'])).out).toBe('Nothing here.\n');
    expect((await run([...rule, '--reason', 'Banyak dicari'])).out).toContain('synonym  cobek, ulekan');
    const { out } = await run(['rules', '--status', 'synonym', '--search', 'cobek']);
    expect(out).toMatch(/^#1 {2}synonym {2}cobek, ulekan .*staff {2}rani@pasar\.test {2}Banyak dicari\n$/);
    await run(['delete-rule', '1']);
    expect((await run(['rules', '--search', 'cobek'])).out).toBe('Nothing here.\n');
    expect(await run(['rule', 'synonym', 'cobek'])).toMatchObject({ code: 1 });
  });

  test('says what lists are searched with; without a cluster there is no index to drop [Q46]', {
    tags: 'slow',
  }, async () => {
    expect((await run(['search-index'])).out).toMatch(/^embedded, \d+ products\n$/);
    for (const verb of ['search-verify', 'search-drop'])
      expect(await run([verb, 'pasar-1'])).toMatchObject({
        code: 1,
        error: 'The server searches by itself; there is no index to build\n',
      });
  });

  test('shows what happened around accounts, by person, event and time [S39]', { tags: 'slow' }, async () => {
    await run(['overview'], { email: staff.email, password: 'salah sekali' });
    await vi.waitFor(
      async () => {
        const { code, out } = await run(['events', '--event', 'login-rejected', '--user', staff.email]);
        expect([code, out]).toEqual([
          0,
          expect.stringMatching(/^[\d-]+ [\d:]+ UTC {2}login-rejected( ×\d+)? {2}rani@pasar\.test {2}/),
        ]);
      },
      { timeout: 20_000, interval: 500 },
    );
    expect((await run(['events', '--user', 'nobody@pasar.test'])).out).toBe('Nothing here.\n');
    expect((await run(['events', '--event', 'login-rejected', '--since', '1h'])).out).toContain('rani@');
    const later = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
    expect((await run(['events', '--since', later])).out).toBe('Nothing here.\n');
    const person = await run(['events'], buyer);
    expect([person.code, person.error]).toEqual([1, 'Not allowed: You have no access here\n']);
  });

  test('reports that no server responds', async () => {
    const { code, error } = await run(['overview', '--url', 'http://127.0.0.1:1']);
    expect(code).toBe(1);
    expect(error).toBe(
      'No market answers at http://127.0.0.1:1. Start one with npm start, or name another with --url.\n',
    );
  });
});
