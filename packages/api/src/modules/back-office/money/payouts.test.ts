import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillWallet } from '../../../testing/money.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { readAccountBalance } from '../../ledger/index.ts';
import { withdrawFromBuyer } from '../../wallet/index.ts';
import { createStaffUser, createUser, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let staff: StaffUser;
let colleague: StaffUser;
let budi: { id: number; token: string };
let siti: { id: number; token: string };
beforeAll(async () => {
  // One person alone runs the market here; files that wait for a colleague are in approvals.test.ts.
  market = await openTestServer({ approvalLimit: Number.MAX_SAFE_INTEGER });
});
beforeEach(async () => {
  await market.reset();
  staff = await createStaffUser(market);
  colleague = await createStaffUser(market, 'rekan@example.test');
  budi = await createUser(market, 'budi@example.test');
  siti = await createUser(market, 'siti@example.test');
  for (const { id } of [budi, siti]) await fillWallet(market, id, 500_000);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const withdraw = async (atas_nama = 'Budi Santoso', userId = budi.id): Promise<string> => {
  const actor = { kind: 'user', userId, sessionId: 1, merchantId: null, role: 'user' } as const;
  const account = { bank_id: 1, rekening: '0076543210', atas_nama };
  const input = { amount: 50_000, ...account };
  return (await withdrawFromBuyer({ ctx: market.context(actor), input })).withdraw_code;
};
/** Nobody may withdraw more than three times a day. */
const approved = async (...names: string[]) => {
  const codes = [];
  for (const [index, name] of names.entries()) {
    const code = await withdraw(name, index < 3 ? budi.id : siti.id);
    await staff.post('/withdrawals/approve', { withdraw_code: code });
    codes.push(code);
  }
  return codes;
};
const stateOf = async (code: string) =>
  (await staff.get(`/withdrawals/list?status=all&search=${code}`)).data[0].status;
const balance = () => readAccountBalance(market.context(), { kind: 'buyer_wallet', owner: budi.id });
const results = (csv: string) => staff.post('/payouts/results', { csv });

describe('a bank file [M16]', () => {
  test('has every approved withdrawal once, and is the same byte for byte when it is exported again', {
    tags: 'slow',
  }, async () => {
    const codes = await approved('Budi', '=HYPERLINK("http://x")');
    const waiting = await withdraw('Belum disetujui');
    const { data: file } = await staff.post('/payouts/batch', {});
    expect(file).toMatchObject({ rows: 2, total: 100_000, open: 2, created_by: 'admin@example.test' });
    expect(file.sha256).toBe(createHash('sha256').update(file.csv).digest('hex'));
    expect(file.csv.trim().split('\r\n')).toEqual([
      'withdraw_code,bank,account_number,branch,account_holder,amount,remark',
      `${codes[0]},BCA,0076543210,,Budi,50000,Pasar ${codes[0]}`,
      `${codes[1]},BCA,0076543210,,"'=HYPERLINK(""http://x"")",50000,Pasar ${codes[1]}`,
    ]);
    expect(await stateOf(codes[0] ?? '')).toBe('processing');
    expect(await stateOf(waiting)).toBe('requested');
    expect(await staff.post('/payouts/batch', {})).toMatchObject({
      status: 409,
      data: { reason: 'nothing_approved' },
    });
    const again = await colleague.get(`/payouts/batch/${file.batch_code}`);
    expect(again.data).toEqual(file);
    await staff.post('/payouts/paid', { withdraw_code: codes[0], bank_reference: 'BCA-1' });
    expect((await staff.get('/payouts/batches')).data).toMatchObject([
      { batch_code: file.batch_code, open: 1 },
    ]);
    expect((await staff.get('/payouts/batch/PB-20260302-ZZZZZ')).status).toBe(404);
    // By its code the file is found, what is in it, and the way to it in the palette.
    const code = file.batch_code.toLowerCase();
    expect((await staff.get(`/payouts/batches?search=${code}`)).meta.total).toBe(1);
    expect((await staff.get('/payouts/batches?search=PB-20260302-ZZZZZ')).data).toEqual([]);
    expect((await staff.get(`/withdrawals/list?status=all&search=${code}`)).meta.total).toBe(2);
    expect((await staff.get(`/find?search=${code}`)).data).toEqual([
      { kind: 'batch', key: file.batch_code, name: file.batch_code },
    ]);
  });

  test('of two that are made at once one has each withdrawal', { tags: 'slow' }, async () => {
    await approved('A', 'B', 'C');
    const files = await Promise.all([staff, colleague, staff].map((by) => by.post('/payouts/batch', {})));
    const rows = files.map(({ status, data }) => (status === 200 ? data.rows : 0));
    expect(rows.reduce((sum, n) => sum + n, 0)).toBe(3);
  });

  test('is made once per key, and by staff alone', async () => {
    await approved('A');
    const key = { 'idempotency-key': 'sekali-saja' };
    const [first, second] = [
      await staff.post('/payouts/batch', {}, key),
      await staff.post('/payouts/batch', {}, key),
    ];
    expect(second.data).toEqual(first.data);
    expect((await market.call('/admin/payouts/batch', { token: budi.token, body: {} })).status).toBe(403);
  });
});

describe('the results of a bank file [M15] [M16]', () => {
  test('are booked line by line: good ones count, bad ones are listed', { tags: 'slow' }, async () => {
    const [paid = '', failed = '', open = '', silent = ''] = await approved('A', 'B', 'C', 'D');
    await staff.post('/payouts/batch', {});
    const requested = await withdraw('E', siti.id);
    const { data } = await results(
      [
        'withdraw_code;status;bank_reference;amount;reason',
        `${paid};paid;BCA-1;50000;`,
        `${failed};FAILED;;;Nama pemilik rekening tidak cocok`,
        `${open};paid;BCA-1;50000;`,
        `${silent};paid;;50000;`,
        `${requested};paid;BCA-2;50000;`,
        'WD-20260302-ZZZZZ;paid;BCA-3;50000;',
        `${paid};paid;BCA-4;50000;`,
      ].join('\n'),
    );
    expect(data.done).toEqual([paid, failed]);
    expect(data.failed.map(({ line }: { line: number }) => line)).toEqual([4, 5, 6, 7, 8]);
    expect(data.failed[0].message).toBe('Nomor referensi bank ini milik penarikan lain');
    expect(await Promise.all([paid, failed, open, requested].map(stateOf))).toEqual([
      'paid',
      'rejected',
      'processing',
      'requested',
    ]);
    expect(await balance()).toBe(500_000 - 2 * 50_000);
    const mine = await market.call('/wallet/withdrawals', { token: budi.token });
    expect(mine.data.find((one: { withdraw_code: string }) => one.withdraw_code === failed)).toMatchObject({
      status: 'rejected',
      reason: 'Nama pemilik rekening tidak cocok',
    });
  });

  test('are not booked where the bank sent another amount, or says none [B21]', async () => {
    const [code = ''] = await approved('A');
    await staff.post('/payouts/batch', {});
    const head = 'withdraw_code,status,bank_reference,amount,reason';
    for (const amount of ['49999', '500000', '50000.5', '-50000', '']) {
      const { data } = await results(`${head}\n${code},paid,BCA-1,${amount},`);
      expect([data.done, data.failed.length]).toEqual([[], 1]);
    }
    const { data } = await results(`${head}\n${code},paid,BCA-1,49999,`);
    expect(data.failed[0].message).toBe('Penarikan ini Rp50.000; cocokkan dengan rekening koran');
    expect(await stateOf(code)).toBe('processing');
    expect((await results(`${head}\n${code},paid,BCA-1,50000,`)).data.done).toEqual([code]);
  });

  test('are looked at before they are booked: a preview says the same and moves nothing [B21]', {
    tags: 'slow',
  }, async () => {
    const [paid = '', failed = '', wrong = ''] = await approved('A', 'B', 'C');
    await staff.post('/payouts/batch', {});
    const csv = [
      'withdraw_code,status,bank_reference,amount,reason',
      ...[`${paid},paid,BCA-1,50000,`, `${failed},failed,,,Rekening ditutup`, `${wrong},paid,BCA-3,49999,`],
    ].join('\n');
    const preview = await staff.post('/payouts/results', { csv, is_preview: true });
    expect(preview).toMatchObject({ status: 200, message: 'Sudah diperiksa. Belum ada yang dibukukan' });
    expect(await Promise.all([paid, failed, wrong].map(stateOf))).toEqual(Array(3).fill('processing'));
    expect(await balance()).toBe(500_000 - 3 * 50_000);
    expect((await results(csv)).data).toEqual(preview.data);
    const { data } = await results(`${csv.split('\n')[0]}\nWD-0,paid,BCA-4,50000,`);
    expect(data.failed).toMatchObject([{ line: 2, message: 'Tidak ada penarikan dengan kode ini' }]);
    expect(await stateOf(paid)).toBe('paid');
  });

  test.each(['', 'kode,status\nWD-1,paid', 'a,"b\nc'])('%j are no results', async (csv) => {
    const { status, data } = await results(csv);
    expect([status, Object.keys(data)]).toEqual([422, ['csv']]);
  });

  test('that say twice what happened move the money once', async () => {
    const [code = ''] = await approved('A');
    await staff.post('/payouts/batch', {});
    const answers = await Promise.all([
      staff.post('/payouts/paid', { withdraw_code: code, bank_reference: 'BCA-1' }),
      colleague.post('/withdrawals/reject', { withdraw_code: code, reason: 'Gagal' }),
      colleague.post('/payouts/paid', { withdraw_code: code, bank_reference: 'BCA-2' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('can be taken back by the bank, once', async () => {
    const [code = ''] = await approved('A');
    await staff.post('/payouts/batch', {});
    await staff.post('/payouts/paid', { withdraw_code: code, bank_reference: 'BCA-1' });
    const body = { withdraw_code: code, reason: 'Rekening ditutup' };
    const answers = await Promise.all([staff, colleague].map((by) => by.post('/payouts/reversed', body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await balance()).toBe(500_000);
    expect((await staff.post('/payouts/reversed', { ...body, reason: '' })).status).toBe(422);
  });

  test('are never one’s own', async () => {
    await fillWallet(market, staff.id, 200_000);
    const own = await withdraw('Rani', staff.id);
    expect((await staff.post('/withdrawals/approve', { withdraw_code: own })).status).toBe(403);
    await colleague.post('/withdrawals/approve', { withdraw_code: own });
    await staff.post('/payouts/batch', {});
    const paid = { withdraw_code: own, bank_reference: 'BCA-1' };
    expect((await staff.post('/payouts/paid', paid)).status).toBe(403);
    expect((await colleague.post('/payouts/paid', paid)).status).toBe(200);
  });

  test('keep the reference of what was being paid before bank files were made', {
    tags: 'slow',
  }, async () => {
    const [older = '', other = ''] = await approved('A', 'B');
    await staff.post('/payouts/batch', {});
    await market.database.db.deleteFrom('payouts').execute();
    const pay = (withdraw_code: string) =>
      staff.post('/payouts/paid', { withdraw_code, bank_reference: 'BCA-1' });
    expect((await pay(older)).status).toBe(200);
    expect((await staff.get(`/withdrawals/list?status=paid&search=${older}`)).data).toMatchObject([
      { bank_reference: 'BCA-1' },
    ]);
    expect(await pay(other)).toMatchObject({ status: 409, data: { reason: 'reference_used' } });
    await staff.post('/withdrawals/reject', { withdraw_code: other, reason: 'Rekening ditutup' });
    expect(await stateOf(other)).toBe('rejected');
    await staff.post('/payouts/reversed', { withdraw_code: older, reason: 'Rekening ditutup' });
    expect(await stateOf(older)).toBe('reversed');
    expect(await balance()).toBe(500_000);
  });
});
