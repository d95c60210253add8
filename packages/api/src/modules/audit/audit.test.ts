import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { createStaffUser, type StaffUser } from '../back-office/testing/staff-users.ts';
import { type Audited, recordAudit } from './index.ts';

let market: TestServer;
let staff: StaffUser;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  staff = await createStaffUser(market);
});
afterAll(() => market.close());

const actor = () =>
  ({ kind: 'user', userId: staff.id, sessionId: 1, merchantId: null, role: 'staff' }) as const;
const entry: Audited = { action: 'store.suspend', target: { type: 'merchant', id: 9 } };
const record = (audited: Partial<Audited> = {}, ip = '10.0.0.7') =>
  inTransaction(market.context(actor(), { ip }), (ctxInTx) => recordAudit(ctxInTx, { ...entry, ...audited }));
const list = async (query = '') => (await staff.get(`/audit/list${query}`)).data;

describe('the audit log', () => {
  test('records who did what to whom, why, from where and what it changed', async () => {
    await record({ before: { state: 'approved' }, after: { state: 'suspended' }, reason: 'Barang tiruan' });
    expect(await list()).toEqual([
      {
        id: 1,
        at: market.clock.now().toISOString(),
        actor: { id: staff.id, email: 'admin@example.test', role: 'staff' },
        action: 'store.suspend',
        target: { type: 'merchant', id: '9' },
        before: { state: 'approved' },
        after: { state: 'suspended' },
        reason: 'Barang tiruan',
        ip: '10.0.0.7',
      },
    ]);
  });

  test('is written with the action or not at all', async () => {
    const failing = inTransaction(market.context(actor()), async (ctxInTx) => {
      await recordAudit(ctxInTx, entry);
      throw new Error('not today');
    });
    await expect(failing).rejects.toThrow('not today');
    expect(await list()).toEqual([]);
  });

  test('only grows: nobody changes or deletes a line', async () => {
    await record();
    const { db } = market.database;
    await expect(db.updateTable('audit_logs').set({ reason: 'x' }).execute()).rejects.toThrow('only grows');
    await expect(db.deleteFrom('audit_logs').execute()).rejects.toThrow('only grows');
    expect(await list()).toHaveLength(1);
  });

  test('keeps one line per entry: line ends and escape sequences cannot forge another [S39]', async () => {
    await record({ reason: 'rapi\r\n{"security":"login"}\u001b[31m\u2028\u202eakhir' }, '1.2.3.4\nip');
    const [{ reason, ip }] = await list();
    expect(reason).toBe('rapi {"security":"login"} [31m akhir');
    expect(ip).toBe('1.2.3.4 ip');
    const logged = market.logLines.filter((line) => line.includes('staff-acted'));
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ action: 'store.suspend', target: '9' });
  });

  test('can be filtered by action, target, user and day, page by page', async () => {
    await record();
    await record({ action: 'user.suspend', target: { type: 'user', id: 7 } });
    market.clock.advance(2 * day);
    staff = await createStaffUser(market, 'rekan@example.test');
    await record({ target: { type: 'merchant', id: 8 } });
    const ids = async (query: string) => (await list(query)).map(({ id }: { id: number }) => id);
    expect(await ids('?action=store.suspend')).toEqual([3, 1]);
    expect(await ids('?target_type=merchant&target_id=9')).toEqual([1]);
    expect(await ids('?actor=REKAN')).toEqual([3]);
    const today = market.clock.now().toISOString().slice(0, 10);
    expect(await ids(`?date_start=${today}`)).toEqual([3]);
    expect(await ids(`?date_end=${today}&per_page=2&page=2`)).toEqual([1]);
    expect((await staff.get('/audit/list?date_start=2026-02-30')).status).toBe(422);
  });
});

describe('the ledger check', () => {
  test('finds nothing in consistent data, and reports inconsistencies in a sentence', async () => {
    expect(await staff.post('/ledger/check', {})).toMatchObject({
      message: 'Semua pembukuan cocok',
      data: { faults: [] },
      mismatches: [],
    });
    const { db } = market.database;
    const broken = { kind: 'buyer_wallet', owner: staff.id, balance: 5 } as const;
    await db.insertInto('ledger_accounts').values(broken).execute();
    expect((await staff.post('/ledger/check', {})).data).toMatchObject({
      faults: expect.arrayContaining([expect.stringContaining(`buyer_wallet:${staff.id} is 5`)]),
    });
    await db.deleteFrom('ledger_accounts').execute();
  });

  test('is rationed: it reads every row', { tags: 'slow' }, async () => {
    for (let n = 0; n < 6; n++) expect((await staff.post('/ledger/check', {})).status).toBe(200);
    expect((await staff.post('/ledger/check', {})).status).toBe(429);
  });
});
