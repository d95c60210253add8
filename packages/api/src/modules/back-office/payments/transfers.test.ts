import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '../../../platform/clock.ts';
import { createTransfer } from '../../../providers/transfer/create-transfer.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { raceRounds, raceTimeout } from '../../../testing/race-rounds.ts';
import { createSessionToken } from '../../checkout/testing/shopping.ts';
import { readAccountBalance } from '../../ledger/index.ts';
import { expirePayments } from '../../payments/index.ts';
import { openPaymentFixture, type PaymentFixture } from '../../payments/testing/payment-fixture.ts';
import { createDraftImage } from '../testing/create-draft-image.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

const accounts = [{ bank: 'BCA', number: '0123456789', holder: 'PT Pasar' }];
let market: TestServer;
let world: PaymentFixture;
let staff: StaffUser;
let colleague: StaffUser;
beforeAll(async () => {
  const plugin = { name: 'transfers', paymentProviders: () => [createTransfer(accounts)] };
  market = await openTestServer({}, { plugins: [plugin] });
});
beforeEach(async () => {
  await market.reset();
  world = await openPaymentFixture(market);
  staff = await createStaffUser(market);
  colleague = await createStaffUser(market, 'rani@example.test');
});
afterAll(() => market.close());

const bank = async () => 0 - (await readAccountBalance(market.context(), { kind: 'bank' }));
const token = async () => createSessionToken(market, world.buyer.id);
const prove = async (code: string, sender = 'Ani Lestari') =>
  market.call(`/payment/${code}/proof`, {
    token: await token(),
    body: { media_id: await createDraftImage(market, world.buyer.id), sender },
  });
const confirm = (reference: string, bank_reference = 'BCA-1', more: object = {}, by = staff) =>
  by.post('/payments/confirm', { reference, bank_reference, ...more });

describe('a bank transfer [M9]', () => {
  test('has a separate amount; confirming it pays the orders, and its extra goes to the wallet', {
    tags: 'slow',
  }, async () => {
    const group = await world.ordered('transfer');
    const { data } = await world.page(group.code);
    const extra = data.charge.amount - group.payable;
    expect(extra).toBeGreaterThanOrEqual(1);
    expect(extra).toBeLessThanOrEqual(499);
    expect(data.charge).toMatchObject({ state: 'ready', pay_to: { accounts } });
    expect(data.instructions[0].steps.join()).toContain('Transfer tepat Rp');
    const listed = await staff.get(`/payments/transfers?search=${data.charge.amount}`);
    expect(listed.data).toMatchObject([{ reference: group.reference, status: 'waiting' }]);
    expect(await confirm(group.reference)).toMatchObject({
      status: 200,
      data: { status: 'confirmed', bank_reference: 'BCA-1', received: data.charge.amount },
    });
    expect(await world.statuses()).toEqual(['new']);
    expect([await world.wallet(), await bank(), await world.collected()]).toEqual([
      extra,
      group.payable + extra,
      0,
    ]);
    expect(await listAuditLogs(market, 'payment')).toMatchObject([
      { action: 'payment.confirm', target_id: group.reference, actor_id: staff.id },
    ]);
  });

  test('shares its amount with no other open one', { tags: 'slow' }, async () => {
    const groups = [];
    for (let round = 0; round < 12; round++) groups.push(await world.ordered('transfer'));
    const amounts = await Promise.all(
      groups.map(async (group) => (await world.charges(group))[0]?.amount ?? 0),
    );
    expect(new Set(amounts).size).toBe(12);
  });

  test('that is proved in time waits for staff two banking days, and no longer', {
    tags: 'slow',
  }, async () => {
    const group = await world.ordered('transfer');
    expect((await prove(group.code)).data.charge).toMatchObject({
      state: 'confirming',
      proof: { sender: 'Ani Lestari' },
    });
    expect((await staff.get('/payments/transfers?status=proved')).data).toMatchObject([
      { reference: group.reference, sender: 'Ani Lestari', proof_url: expect.stringContaining('/media/') },
    ]);
    const due = new Date(market.clock.now().getTime() + day).toISOString();
    expect((await staff.get('/queue/list?kind=transfer')).data).toMatchObject([
      { subject: group.reference, detail: 'Ani Lestari', due_at: due },
    ]);
    market.clock.advance(25 * hour);
    await expirePayments(market.context());
    expect(await world.statuses()).toEqual(['waiting_payment']);
    // Another photo gives no more time.
    await prove(group.code, 'Budi');
    market.clock.advance(day);
    await expirePayments(market.context());
    expect(await world.statuses()).toEqual(['payment_expired']);
    expect(await prove(group.code)).toMatchObject({ status: 409, data: { status: 'expired' } });
  });

  test('whose proof is refused says why; the money can still be found', { tags: 'slow' }, async () => {
    const group = await world.ordered('transfer');
    expect((await staff.post('/payments/reject', { reference: group.reference, reason: 'x' })).status).toBe(
      409,
    );
    await prove(group.code);
    const refused = await staff.post('/payments/reject', {
      reference: group.reference,
      reason: 'Fotonya tidak terbaca',
    });
    expect(refused).toMatchObject({
      status: 200,
      data: { status: 'waiting', reason: 'Fotonya tidak terbaca' },
    });
    expect((await world.page(group.code)).data.charge).toMatchObject({
      state: 'ready',
      rejection: 'Fotonya tidak terbaca',
    });
    expect((await prove(group.code)).data.charge.state).toBe('confirming');
    expect((await confirm(group.reference)).status).toBe(200);
  });

  test('of another amount, or too late, goes to the wallet [M5]', { tags: 'slow' }, async () => {
    const [other, late] = [await world.ordered('transfer'), await world.ordered('transfer')];
    await confirm(other.reference, 'BCA-1', { amount: 50_000 });
    expect([await world.statuses(other.groupId), await world.wallet()]).toEqual([
      ['waiting_payment'],
      50_000,
    ]);
    expect((await staff.get('/mismatches/list')).data).toMatchObject([
      { kind: 'payment_amount', ref: other.reference },
    ]);
    const [mismatch] = (await staff.get('/mismatches/list')).data;
    const close = () => staff.post('/mismatches/close', { mismatch_id: mismatch.id, reason: 'Sudah dicek' });
    const due = new Date(market.clock.now().getTime() + 4 * hour).toISOString();
    expect((await staff.get('/queue/list?kind=mismatch')).data).toMatchObject([
      { id: mismatch.id, subject: other.reference, detail: 'payment_amount', due_at: due },
    ]);
    expect([(await close()).status, (await close()).status]).toEqual([200, 409]);
    expect((await staff.get('/queue/list?kind=mismatch')).data).toEqual([]);
    const closed = await staff.get(`/mismatches/list?status=closed&search=${other.code.toLowerCase()}`);
    expect(closed.data).toMatchObject([{ closed_by: 'Budi Santoso', decision: 'Sudah dicek' }]);
    expect((await staff.get('/mismatches/list?status=all&search=NOTHING')).data).toEqual([]);
    market.clock.advance(day);
    await expirePayments(market.context());
    // The day ended the session of staff, too.
    const paid = await market.call('/admin/payments/confirm', {
      token: await createSessionToken(market, staff.id),
      body: { reference: late.reference, bank_reference: 'BCA-2' },
    });
    expect(paid.status).toBe(200);
    expect(await world.statuses(late.groupId)).toEqual(['payment_expired']);
    const [charge] = await world.charges(late);
    expect(await world.wallet()).toBe(50_000 + (charge?.amount ?? 0));
  });

  test('is decided by one of two members of staff, under one bank reference, and never by its buyer', {
    tags: 'slow',
  }, async () => {
    const [first, second] = [await world.ordered('transfer'), await world.ordered('transfer')];
    const answers = await Promise.all([
      confirm(first.reference, 'BCA-1'),
      confirm(first.reference, 'BCA-2', {}, colleague),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const taken = answers.findIndex(({ status }) => status === 200) === 0 ? 'BCA-1' : 'BCA-2';
    expect(await confirm(second.reference, taken)).toMatchObject({
      status: 409,
      data: { reason: 'reference_used' },
    });
    await market.database.db
      .updateTable('order_groups')
      .set({ user_id: staff.id })
      .where('id', '=', second.groupId)
      .execute();
    expect((await confirm(second.reference, 'BCA-3')).status).toBe(403);
    await market.database.db
      .updateTable('order_groups')
      .set({ user_id: world.buyer.id })
      .where('id', '=', second.groupId)
      .execute();
    expect(await confirm('INV-20260302-ZZZZZ-1')).toMatchObject({ status: 404 });
    const key = { 'idempotency-key': 'sekali-saja' };
    const body = { reference: second.reference, bank_reference: 'BCA-3' };
    const [once, again] = [
      await staff.post('/payments/confirm', body, key),
      await staff.post('/payments/confirm', body, key),
    ];
    expect(again.data).toEqual(once.data);
  });

  test('two members of staff who decide at once book it once, or refuse it once [V2]', {
    tags: 'slow',
    timeout: raceTimeout,
  }, async () => {
    for (let round = 0; round < raceRounds(4); round++) {
      const group = await world.ordered('transfer');
      expect((await prove(group.code)).status).toBe(200);
      const before = [await world.wallet(), await bank()];
      const refuse = (by: StaffUser) =>
        by.post('/payments/reject', { reference: group.reference, reason: 'Tidak ada di mutasi' });
      const decisions = await Promise.all([
        confirm(group.reference, `BCA-${round}-1`),
        confirm(group.reference, `BCA-${round}-2`, {}, colleague),
        refuse(colleague),
      ]);
      const [first = 0, second = 0] = decisions.map(({ status }) => status);
      expect([first, second].toSorted()).toEqual([200, 409]);
      await market.settle();
      const [charge] = await world.charges(group);
      const came = charge?.amount ?? 0;
      expect([await world.wallet(), await bank()]).toEqual([
        (before[0] ?? 0) + came - group.payable,
        (before[1] ?? 0) + came,
      ]);
    }
  });

  test('at the moment of its expiry pays or goes to the wallet, once [V2]', {
    tags: 'slow',
    timeout: raceTimeout,
  }, async () => {
    for (let round = 0; round < raceRounds(6); round++) {
      const group = await world.ordered('transfer');
      const [charge] = await world.charges(group);
      const before = [await world.wallet(), await bank()];
      const over = market.context(undefined, {
        clock: { now: () => new Date(market.clock.now().getTime() + 24 * hour) },
      });
      const [answer] = await Promise.all([
        confirm(group.reference, `BCA-${group.code}`),
        expirePayments(over),
      ]);
      expect(answer.status).toBe(200);
      await market.settle();
      const [status] = await world.statuses(group.groupId);
      const came = charge?.amount ?? 0;
      const kept = status === 'new' ? came - group.payable : came;
      expect([await world.wallet(), await bank()]).toEqual([
        (before[0] ?? 0) + kept,
        (before[1] ?? 0) + came,
      ]);
    }
  });
});

describe('a settlement of a provider [J11]', () => {
  const settle = (csv: string) => staff.post('/settlements/import', { provider: 'transfer', csv });

  test('is booked line by line, each charge once; bad lines are listed', { tags: 'slow' }, async () => {
    const [paid, open] = [await world.ordered('transfer'), await world.ordered('transfer')];
    const [charge] = await world.charges(paid);
    const amount = charge?.amount ?? 0;
    await confirm(paid.reference);
    const wrong = await settle(`reference,amount,fee\n${paid.reference},${amount + 1},0`);
    expect(wrong.data).toMatchObject({ done: [], failed: [{ line: 2, reference: paid.reference }] });
    expect((await staff.get('/mismatches/list')).data).toMatchObject([{ kind: 'settlement', amount: 1 }]);
    const lines = [
      `${paid.reference};${amount};4000`,
      `${paid.reference};${amount};4000`,
      `${open.reference};100;0`,
      `${open.reference};x;0`,
    ];
    const { data } = await settle(['reference;amount;fee', ...lines].join('\n'));
    expect(data.done).toEqual([paid.reference]);
    expect(data.failed.map(({ line }: { line: number }) => line)).toEqual([3, 4, 5]);
    const sum = async (kind: 'provider_fee' | 'gateway_clearing') =>
      readAccountBalance(market.context(), { kind });
    expect([await sum('provider_fee'), await sum('gateway_clearing')]).toEqual([-4_000, amount]);
    expect((await settle('kode\n1')).status).toBe(422);
  });
});
