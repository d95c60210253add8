import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { day } from '../../../platform/clock.ts';
import { confirmForTest } from '../../../testing/confirm-for-test.ts';
import { fillWallet } from '../../../testing/money.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { readAccountBalance } from '../../ledger/index.ts';
import { type OrderFixture, openOrderFixture, placePaid } from '../../orders/testing/order-fixture.ts';
import { drive } from '../../orders/testing/order-states.ts';
import { requestWithdrawal } from '../testing/request-withdrawal.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let world: OrderFixture;
let rina: StaffUser;
let sari: StaffUser;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market, { withTokens: false });
  [rina, sari] = [await signIn('rina'), await signIn('sari')];
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const signIn = (name: string) => createStaffUser(market, `${name}@example.test`, ['finance', 'support']);
const adjust = (amount: number, by = rina) =>
  by.post('/wallet/adjust', { wallet: 'buyer', owner_id: world.buyer.id, amount, reason: 'Salah potong' });
const approve = (id: number, by = sari) => by.post('/approvals/approve', { approval_id: id });
const reject = (id: number, by = sari) =>
  by.post('/approvals/reject', { approval_id: id, reason: 'Belum ada buktinya' });
const waiting = async (by = sari) => (await by.get('/approvals/list')).data;
const decided = async () => (await sari.get('/approvals/list?state=decided')).data;
const buyerHas = () => readAccountBalance(market.context(), { kind: 'buyer_wallet', owner: world.buyer.id });
const statusOf = async (code: string) => (await rina.get(`/orders/detail/${code}`)).data.status;
const cancel = async (code: string, by = rina) => {
  const { version } = (await by.get(`/orders/detail/${code}`)).data;
  return by.post('/orders/act', { order_code: code, version, action: 'cancel', reason: 'Toko tutup' });
};

describe('money above the limit of one staff user [B20]', () => {
  test('waits for a colleague, who reads it in the queue and carries it out once', {
    tags: 'slow',
  }, async () => {
    const asked = await adjust(6_000_000);
    expect(asked).toMatchObject({ status: 200, data: null, approval: { id: expect.any(Number) } });
    expect(asked.message).toBe('Menunggu persetujuan rekan; uang belum bergerak');
    const { id } = asked.approval;
    expect(await buyerHas()).toBe(0);
    expect(await waiting()).toMatchObject([
      {
        id,
        action: 'wallet.adjust',
        amount: 6_000_000,
        state: 'requested',
        requested_by: { user_id: rina.id },
      },
    ]);
    expect((await sari.get('/queue/list?kind=approval')).data).toMatchObject([{ id, amount: 6_000_000 }]);
    expect((await approve(id)).data).toMatchObject({ state: 'done', decided_by: { user_id: sari.id } });
    expect(await buyerHas()).toBe(6_000_000);
    expect((await approve(id)).status).toBe(409);
    expect(await buyerHas()).toBe(6_000_000);
    expect([await waiting(), (await decided()).length]).toEqual([[], 1]);
    expect(await listAuditLogs(market, 'approval')).toMatchObject([
      { action: 'approval.request', actor_id: rina.id, reason: 'Salah potong' },
      { action: 'approval.done', actor_id: sari.id, before: { requested_by: rina.id } },
    ]);
    expect(await listAuditLogs(market, 'user')).toMatchObject([
      { action: 'wallet.adjust', actor_id: sari.id, after: { approval: id } },
    ]);
  });

  test('names whose wallet it is by a masked address, except to admins [B23]', { tags: 'slow' }, async () => {
    await adjust(6_000_000);
    const [masked, full] = ['b***@example.test', world.buyer.email];
    const named = async (by: StaffUser) => [
      (await waiting(by))[0].subject,
      (await by.get('/queue/list?kind=approval')).data[0].subject,
    ];
    const boss = await createStaffUser(market, 'bos@example.test');
    expect([await named(sari), await named(boss)]).toEqual([
      [masked, masked],
      [full, full],
    ]);
  });

  test('is not approved by the one who asked, by the beneficiary or without the role', {
    tags: 'slow',
  }, async () => {
    const { id } = (await adjust(6_000_000)).approval;
    expect([(await approve(id, rina)).status, (await reject(id, rina)).status]).toEqual([403, 403]);
    const support = await createStaffUser(market, 'dewi@example.test', ['support']);
    expect((await approve(id, support)).status).toBe(403);
    expect(await waiting(support)).toHaveLength(1);
    await market.database.db.updateTable('approvals').set({ beneficiary: sari.id }).execute();
    expect((await approve(id)).status).toBe(403);
    expect((await approve(999)).status).toBe(404);
    expect(await buyerHas()).toBe(0);
  });

  test('is approved after a fresh proof alone, which carries the request out once [W52]', {
    tags: 'slow',
  }, async () => {
    const { id: approval_id } = (await adjust(6_000_000)).approval;
    const raw = () =>
      market.call('/admin/approvals/approve', { token: sari.token, body: { approval_id }, confirms: false });
    expect(await raw()).toMatchObject({ status: 403, data: { reason: 'step_up', action: 'approval' } });
    expect([await buyerHas(), (await waiting()).length]).toEqual([0, 1]);
    expect((await approve(approval_id)).status).toBe(200);
    expect(await buyerHas()).toBe(6_000_000);
  });

  test.runIf(process.env.TEST_DATABASE_URL)(
    'whose approval loses its connection in the middle is as it was, and is carried out once afterwards [B20]',
    { tags: 'slow' },
    async () => {
      const { id } = (await adjust(6_000_000)).approval;
      // The proof is given before: only the decision itself is cut off.
      await confirmForTest(market.context(), sari.token, 'approval');
      const cut = await market.database.db.transaction().execute(async (tx) => {
        // The money is moved by then, and the line of the audit waits.
        await sql`lock table audit_logs in exclusive mode`.execute(tx);
        const answer = approve(id);
        const pid = await vi.waitUntil(async () => {
          const { rows } = await sql<{ pid: number }>`
            select pid from pg_locks join pg_class on pg_class.oid = relation
            where relname = 'audit_logs' and not granted
              and database = (select oid from pg_database where datname = current_database())`.execute(tx);
          return rows[0]?.pid;
        });
        await sql`select pg_terminate_backend(${pid}::int)`.execute(tx);
        return answer;
      });
      expect(cut.status).toBeGreaterThanOrEqual(500);
      expect([await buyerHas(), await waiting()]).toMatchObject([0, [{ id, state: 'requested' }]]);
      expect((await approve(id)).data).toMatchObject({ state: 'done' });
      expect(await buyerHas()).toBe(6_000_000);
      expect(await listAuditLogs(market, 'user')).toHaveLength(1);
    },
  );

  test('is refused with a reason, and nothing moves', { tags: 'slow' }, async () => {
    const { id } = (await adjust(6_000_000)).approval;
    expect((await sari.post('/approvals/reject', { approval_id: id, reason: ' ' })).status).toBe(422);
    expect((await reject(id)).data).toMatchObject({ state: 'rejected', reject_reason: 'Belum ada buktinya' });
    expect((await approve(id)).status).toBe(409);
    expect(await buyerHas()).toBe(0);
  });

  test('expires after a day, and can be asked for again', { tags: 'slow' }, async () => {
    const { id } = (await adjust(6_000_000)).approval;
    expect((await adjust(6_000_000)).approval.id).toBe(id);
    market.clock.advance(day);
    [rina, sari] = [await signIn('rina2'), await signIn('sari2')];
    expect((await approve(id)).status).toBe(409);
    expect(await waiting()).toEqual([]);
    expect(await decided()).toMatchObject([{ id, state: 'expired' }]);
    expect((await adjust(6_000_000)).approval.id).not.toBe(id);
  });

  test('is added up per beneficiary over a day, also by several at the same moment', {
    tags: 'slow',
  }, async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((part) => adjust(2_400_000, part % 2 ? rina : sari)));
    const alone = answers.filter(({ approval }) => approval === null);
    expect([alone.length, await buyerHas()]).toEqual([2, 4_800_000]);
    const other = await rina.post('/wallet/adjust', {
      ...{ wallet: 'seller', owner_id: world.seller.merchantId, amount: 2_400_000, reason: 'Promo' },
    });
    expect(other.approval).toBeNull();
    market.clock.advance(day + 1);
    rina = await signIn('rina2');
    expect((await adjust(2_400_000)).approval).toBeNull();
  });

  test('of an order, a complaint and a withdrawal moves only once it is approved', {
    tags: 'slow',
  }, async () => {
    const [order] = (await placePaid(world, [{ unitPrice: 6_000_000 }])).orders;
    const code = order?.code ?? '';
    const asked = await cancel(code);
    expect([asked.data.status, await statusOf(code)]).toEqual(['new', 'new']);
    await approve(asked.approval.id);
    expect([await statusOf(code), await buyerHas()]).toEqual(['cancelled_system', 6_009_000]);

    await requestWithdrawal(market, world.buyer.id, 6_000_000);
    const [{ withdraw_code }] = (await rina.get('/withdrawals/list')).data;
    const sent = await rina.post('/withdrawals/approve', { withdraw_code });
    expect([sent.data.status, sent.approval]).toMatchObject(['requested', { id: expect.any(Number) }]);
    expect((await rina.get('/withdrawals/list')).data[0].approval).toEqual(sent.approval);
    await approve(sent.approval.id);
    const [approved] = (await rina.get('/withdrawals/list?status=approved')).data;
    expect([approved.withdraw_code, approved.approval]).toEqual([withdraw_code, undefined]);

    const complained = await drive(world, ['T4', 'T9', 'T10', 'T12', 'T15'], {
      wish: { unitPrice: 6_000_000 },
    });
    const [{ id: complaint_id }] = (await rina.get('/complaints/list?status=all')).data;
    const body = { complaint_id, refund_amount: 5_500_000, note: 'Sesuai foto' };
    const wish = await rina.post('/complaints/decide', body);
    expect(await statusOf(complained.code)).toBe('complained');
    expect((await rina.get(`/complaints/detail/${complaint_id}`)).data.approval).toEqual(wish.approval);
    await approve(wish.approval.id);
    expect([await statusOf(complained.code), await buyerHas()]).toEqual(['refunded', 5_509_000]);
  });

  test('of an order is not asked for from another view than the present one', { tags: 'slow' }, async () => {
    const [order] = (await placePaid(world, [{ unitPrice: 6_000_000 }])).orders;
    const order_code = order?.code ?? '';
    const { version } = (await rina.get(`/orders/detail/${order_code}`)).data;
    for (const other of [version - 1, version + 1]) {
      const body = { order_code, version: other, action: 'cancel', reason: 'Toko tutup' };
      expect((await rina.post('/orders/act', body)).status).toBe(409);
    }
    expect(await waiting()).toEqual([]);
  });

  test('is void when its subject has changed meanwhile', { tags: 'slow' }, async () => {
    const [order] = (await placePaid(world, [{ unitPrice: 6_000_000 }])).orders;
    const code = order?.code ?? '';
    const { id } = (await cancel(code)).approval;
    await market.database.db
      .updateTable('orders')
      .set((e) => ({ version: e('version', '+', 1) }))
      .where('code', '=', code)
      .execute();
    expect(await approve(id)).toMatchObject({ status: 409, data: { id, state: 'void' } });
    expect([await statusOf(code), await buyerHas(), (await reject(id)).status]).toEqual(['new', 0, 409]);
  });

  test('is decided once by those who decide at the same moment', async () => {
    const third = await signIn('tuti');
    const { id } = (await adjust(6_000_000)).approval;
    const answers = await Promise.all([approve(id), reject(id, third), approve(id, third), reject(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const [one] = await decided();
    expect(await buyerHas()).toBe(one.state === 'done' ? 6_000_000 : 0);
  });

  test('is carried out or expires when both come at the same moment, never both [B20]', async () => {
    const { id, expires_at } = (await adjust(6_000_000)).approval;
    market.clock.set(new Date(Date.parse(expires_at) - 1_000));
    [rina, sari] = [await signIn('rina2'), await signIn('sari2')];
    await confirmForTest(market.context(), sari.token, 'approval');
    const answers = await Promise.all([
      approve(id),
      Promise.resolve().then(() => market.clock.advance(1_000)),
      approve(id),
    ]);
    const done = answers.filter((answer) => answer && 'status' in answer && answer.status === 200).length;
    const [one] = await decided();
    expect([done, one.state]).toEqual(done === 1 ? [1, 'done'] : [0, 'expired']);
    expect(await buyerHas()).toBe(done * 6_000_000);
  });

  test('is asked for and carried out once, with one key 50 times at the same moment', {
    tags: 'slow',
  }, async () => {
    const key = { 'idempotency-key': 'sekali-saja-50' };
    const times = <One>(ask: () => Promise<One>) => Promise.all(Array.from({ length: 50 }, ask));
    const body = { wallet: 'buyer', owner_id: world.buyer.id, amount: 6_000_000, reason: 'Salah potong' };
    const asked = await times(() => rina.post('/wallet/adjust', body, key));
    const requests = asked.filter(({ status }) => status === 200);
    expect(new Set(requests.map(({ approval }) => approval.id)).size).toBe(1);
    expect(asked.every(({ status }) => [200, 409].includes(status))).toBe(true);
    const [{ id: approval_id }] = await waiting();
    await confirmForTest(market.context(), sari.token, 'approval');
    const done = await times(() => sari.post('/approvals/approve', { approval_id }, key));
    expect(done.some(({ status }) => status === 200)).toBe(true);
    expect(done.every(({ status }) => [200, 409].includes(status))).toBe(true);
    expect([await buyerHas(), (await decided()).length]).toEqual([6_000_000, 1]);
  });
});

describe('a bank file [B20] [B21]', () => {
  const approved = async (amount: number) => {
    await fillWallet(market, world.buyer.id, amount);
    const { withdraw_code } = await requestWithdrawal(market, world.buyer.id, amount);
    await rina.post('/withdrawals/approve', { withdraw_code });
    return withdraw_code;
  };
  const files = async () => (await rina.get('/payouts/batches')).data;

  test('always waits for a colleague, and has what was approved when it was asked for', {
    tags: 'slow',
  }, async () => {
    await approved(50_000);
    const asked = await rina.post('/payouts/batch', {});
    expect(asked).toMatchObject({ status: 200, data: null, approval: { id: expect.any(Number) } });
    expect((await rina.post('/payouts/batch', {})).approval.id).toBe(asked.approval.id);
    await approved(60_000);
    expect([await files(), (await approve(asked.approval.id, rina)).status]).toEqual([[], 403]);
    expect((await approve(asked.approval.id)).data).toMatchObject({
      state: 'done',
      action: 'payout.batch',
      subject: '1',
      amount: 50_000,
    });
    expect(await files()).toMatchObject([{ rows: 1, total: 50_000 }]);
  });

  test('is void once one of its withdrawals was refused; nothing goes to the bank', {
    tags: 'slow',
  }, async () => {
    const [first] = [await approved(50_000), await approved(60_000)];
    const { approval } = await rina.post('/payouts/batch', {});
    await rina.post('/withdrawals/reject', { withdraw_code: first, reason: 'Rekening salah' });
    expect(await approve(approval.id)).toMatchObject({ status: 409, data: { state: 'void' } });
    expect(await files()).toEqual([]);
  });

  test('and the rejection of one of its withdrawals at the same moment: one of them takes effect', {
    tags: 'slow',
  }, async () => {
    for (let round = 0; round < 4; round++) {
      const withdraw_code = await approved(50_000);
      const { approval } = await rina.post('/payouts/batch', {});
      await confirmForTest(market.context(), sari.token, 'approval');
      const before = (await files()).length;
      const body = { withdraw_code, reason: 'Rekening salah', status: 'approved' };
      const [batch, refusal] = await Promise.all([
        approve(approval.id),
        rina.post('/withdrawals/reject', body),
      ]);
      expect([batch.status, refusal.status].toSorted()).toEqual([200, 409]);
      const isSent = batch.status === 200;
      const [{ status }] = (await rina.get(`/withdrawals/list?status=all&search=${withdraw_code}`)).data;
      expect(status).toBe(isSent ? 'processing' : 'rejected');
      expect((await files()).length - before).toBe(isSent ? 1 : 0);
    }
  });

  test('keeps what it has from whoever read it before: only one who knows that it failed gives it back', {
    tags: 'slow',
  }, async () => {
    const withdraw_code = await approved(50_000);
    const { approval } = await rina.post('/payouts/batch', {});
    await approve(approval.id);
    const reject = (status: string) =>
      rina.post('/withdrawals/reject', { withdraw_code, reason: 'Rekening salah', status });
    expect((await reject('approved')).status).toBe(409);
    expect((await reject('processing')).data.status).toBe('rejected');
  });

  test('of two requests that share a withdrawal one is carried out, approved at one moment', {
    tags: 'slow',
  }, async () => {
    await approved(50_000);
    const one = await rina.post('/payouts/batch', {});
    await approved(60_000);
    const both = await rina.post('/payouts/batch', {});
    const decisions = await Promise.all([approve(one.approval.id), approve(both.approval.id)]);
    expect(decisions.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await files()).toHaveLength(1);
  });

  test('is not made while faults of the books are not explained [B22]', { tags: 'slow' }, async () => {
    await approved(50_000);
    await market.database.db
      .insertInto('ledger_accounts')
      .values({ kind: 'buyer_wallet', owner: 999, balance: 5 })
      .execute();
    const check = await rina.post('/ledger/check', {});
    expect(check.data.faults).toContain('buyer_wallet:999 is 5 and should be 0');
    expect(await rina.post('/payouts/batch', {})).toMatchObject({
      status: 409,
      data: { reason: 'ledger_fault' },
    });
    const explain = () => sari.post('/ledger/explain', { check_id: check.data.id, reason: 'Data lama' });
    const explained = await Promise.all([explain(), explain()]);
    expect(explained.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await rina.post('/payouts/batch', {})).status).toBe(200);
    await market.database.db.deleteFrom('ledger_accounts').where('owner', '=', 999).execute();
  });
});
