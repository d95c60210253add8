import { settingKeys, settingRules } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';
import { readSettings } from './read-settings.ts';

let market: TestServer;
let rina: StaffUser;
beforeAll(async () => {
  market = await openTestServer({ requestsPerAddress: 1e6 });
});
beforeEach(async () => {
  await market.reset();
  rina = await createStaffUser(market, 'rina@example.test');
});
afterAll(() => market.close());

const colleague = () => createStaffUser(market, 'sari@example.test');
const list = async (by = rina) => (await by.get('/settings/list')).data;
const setting = async (key: string) => (await list()).find((one: { key: string }) => one.key === key);
const edit = (key: string, change: object, by = rina) =>
  by.post('/settings/edit', { key, version: 0, to: 'value', reason: 'Ramai', ...change });
const limits = () => market.context().limits;
const home = async () => (await rina.get('/overview')).data.notices;

describe('settings [B27]', () => {
  test('are listed with what is in force, the range and the default', async () => {
    const rows = await list();
    expect(rows.map(({ key }: { key: string }) => key)).toEqual(settingKeys);
    expect(await setting('reports_per_day')).toEqual({
      ...{ key: 'reports_per_day', unit: 'count', min: 1, max: 500, value: 20, default: 20 },
      ...{ is_default: true, can_be_off: false, needs_colleague: false, version: 0 },
      ...{ changed_by: null, changed_at: null, reason: null },
    });
    // What the server was started with is the default.
    expect(await setting('requests_per_address')).toMatchObject({ value: 1e6, default: 1e6 });
  });

  test('one is in force at once, on record with before and after, and has its default back', async () => {
    expect((await edit('reports_per_day', { value: 30 })).data).toMatchObject({
      ...{ value: 30, is_default: false, version: 1, reason: 'Ramai' },
      changed_by: { user_id: rina.id },
      changed_at: market.clock.now().toISOString(),
    });
    expect(limits().reportsPerDay).toBe(30);
    const back = await edit('reports_per_day', { version: 1, to: 'default', reason: 'Sudah sepi' });
    expect(back.data).toMatchObject({ value: 20, is_default: true, version: 2 });
    expect(limits().reportsPerDay).toBe(20);
    expect(await listAuditLogs(market, 'setting')).toEqual([
      {
        ...{ action: 'setting.edit', target_id: 'reports_per_day', actor_id: rina.id, reason: 'Ramai' },
        ...{ before: { value: 20, is_default: true }, after: { value: 30, is_default: false } },
      },
      {
        ...{ action: 'setting.edit', target_id: 'reports_per_day', actor_id: rina.id, reason: 'Sudah sepi' },
        ...{ before: { value: 30, is_default: false }, after: { value: 20, is_default: true } },
      },
    ]);
  });

  test('of another process are read from the table; a key of another release is nothing', async () => {
    const { db } = market.database;
    const none = { changed_by: null, changed_at: null, reason: null };
    await db
      .insertInto('settings')
      .values([
        { key: 'report_hours', state: 'value', value: 7, ...none },
        { key: 'of_another_release' as never, state: 'value', value: 7, ...none },
      ])
      .execute();
    expect(limits().reportHours).toBe(24);
    await readSettings(market.context());
    expect(limits().reportHours).toBe(7);
    await db.deleteFrom('settings').execute();
    await readSettings(market.context());
    expect(limits().reportHours).toBe(24);
  });

  test.each(settingKeys.map((key) => [key, settingRules[key]] as const))(
    '%s is not set outside its range: 422 at its field',
    async (key, { min, max }) => {
      for (const value of [min - 1, max + 1, null, 1.5]) {
        const { status, data } = await edit(key, { value });
        expect([value, status, Object.keys(data)]).toEqual([value, 422, ['value']]);
      }
    },
  );

  test('is not switched off where nothing can be off, nor without a reason, nor by other roles', async () => {
    expect((await edit('reports_per_day', { to: 'off' })).data).toHaveProperty('to');
    expect((await edit('reports_per_day', { value: 30, reason: ' ' })).data).toHaveProperty('reason');
    for (const role of ['support', 'finance', 'content'] as const) {
      const other = await createStaffUser(market, `${role}@example.test`, [role]);
      expect((await edit('reports_per_day', { value: 30 }, other)).status).toBe(403);
    }
    expect(limits().reportsPerDay).toBe(20);
  });

  test('of two changes at the same moment one counts; the other reads what is there now', async () => {
    const sari = await colleague();
    const answers = await Promise.all([
      edit('report_hours', { value: 12 }),
      edit('report_hours', { value: 48 }, sari),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.data.value;
    expect(answers.find(({ status }) => status === 409)?.data).toMatchObject({ value: won, version: 1 });
    expect(limits().reportHours).toBe(won);
    expect(await listAuditLogs(market, 'setting')).toHaveLength(1);
  });
});

describe('a setting that lets money move [B20] [B27]', () => {
  const approve = (id: number, by: StaffUser) => by.post('/approvals/approve', { approval_id: id });

  test('waits for another admin, who reads the new value', async () => {
    const sari = await colleague();
    const finance = await createStaffUser(market, 'dewi@example.test', ['finance']);
    const asked = await edit('two_person_limit', { value: 9_000_000 });
    expect(asked).toMatchObject({ status: 200, data: { value: 5_000_000, version: 0 } });
    const { id } = asked.approval;
    expect((await sari.get('/approvals/list')).data).toMatchObject([
      {
        ...{ id, action: 'setting.edit', subject: 'two_person_limit', amount: 0, roles: null },
        setting: { key: 'two_person_limit', value: 9_000_000 },
      },
    ]);
    expect([(await approve(id, rina)).status, (await approve(id, finance)).status]).toEqual([403, 403]);
    expect(limits().approvalLimit).toBe(5_000_000);
    expect((await approve(id, sari)).data).toMatchObject({ state: 'done' });
    expect(limits().approvalLimit).toBe(9_000_000);
    expect(await listAuditLogs(market, 'setting')).toMatchObject([
      { actor_id: sari.id, after: { value: 9_000_000, approval: id } },
    ]);
  });

  test('is void when somebody changed it meanwhile', async () => {
    const sari = await colleague();
    const [first, second] = [
      await edit('payout_auto_max', { value: 100_000 }),
      await edit('payout_auto_max', { value: 200_000 }),
    ];
    expect((await approve(first.approval.id, sari)).status).toBe(200);
    expect(await approve(second.approval.id, sari)).toMatchObject({ status: 409, data: { state: 'void' } });
    expect(limits().payoutAutoMax).toBe(100_000);
  });

  test('is switched off by an admin alone where nobody else could approve, and home shows it', async () => {
    expect((await edit('two_person_limit', { value: 9_000_000 })).approval).not.toBeNull();
    expect(await home()).toContain('approval_alone');
    const off = await edit('two_person_limit', { to: 'off', reason: 'Saya sendirian' });
    expect(off).toMatchObject({ approval: null, data: { value: null, is_default: false } });
    expect(await home()).toContain('approval_off');
    expect(await listAuditLogs(market, 'setting')).toMatchObject([
      { before: { value: 5_000_000 }, after: { value: null }, reason: 'Saya sendirian' },
    ]);
    // While it is off nothing waits, so it is set again alone, too.
    await colleague();
    const again = await edit('two_person_limit', { version: 1, to: 'default' });
    expect([again.approval, again.data.value]).toEqual([null, 5_000_000]);
    expect(await home()).not.toContain('approval_off');
  });

  test('is not switched off alone while another admin could approve', async () => {
    const sari = await colleague();
    const asked = await edit('two_person_limit', { to: 'off', reason: 'Cepat' });
    expect(asked.data.value).toBe(5_000_000);
    expect(await home()).not.toContain('approval_off');
    expect((await approve(asked.approval.id, sari)).status).toBe(200);
    expect(await home()).toContain('approval_off');
  });
});
