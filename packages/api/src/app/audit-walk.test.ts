import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStaffUser, type StaffUser } from '../modules/back-office/testing/staff-users.ts';
import { allRows } from '../testing/all-rows.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { staffCalls } from '../testing/staff-calls.ts';
import { allCalls } from './all-calls.ts';

let market: TestServer;
let staff: StaffUser;
let colleague: StaffUser;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0, approvalSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  staff = await createStaffUser(market, 'rani@example.test');
  colleague = await createStaffUser(market, 'tuti@example.test');
});
afterAll(() => market.close());

/** Calls that write no line, each with why. */
const withoutLine: Record<string, string> = {
  '/admin/queue/claim': 'changes nothing of the market and ends by itself',
  '/admin/files/open': 'writes a line of private_views instead',
  '/admin/search/try': 'saves nothing',
  '/admin/search/reindex': 'is 409 without a search cluster, which these tests do without',
  '/admin/search/verify': 'is 409 without a search cluster, which these tests do without',
  '/admin/search/drop': 'is 409 without a search cluster, which these tests do without',
  '/admin/search/back': 'is 409 without a search cluster, which these tests do without',
};

const posts = allCalls.flatMap(({ endpoint: { method, path, access } }) =>
  method === 'POST' && access === 'staff' ? [path] : [],
);
const countLines = async () => {
  const { count } = await market.database.db
    .selectFrom('audit_logs')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};
/** Everything but what is written about the call itself, and the proof that it was given. */
const readMarket = async () => {
  const { security_events: _, step_ups: __, ...rows } = await allRows(market.database.db);
  return rows;
};
/** While the work is done no line can be written. */
const withoutAudit = async <T>(work: () => Promise<T>): Promise<T> => {
  const { db } = market.database;
  await sql`create trigger audit_logs_closed before insert on audit_logs
    for each row execute function audit_logs_stay()`.execute(db);
  try {
    return await work();
  } finally {
    await sql`drop trigger audit_logs_closed on audit_logs`.execute(db);
  }
};

describe('every call of the back office that changes something', () => {
  test('has its way to succeed here, or a reason why it writes no line [B25]', () => {
    expect([...Object.keys(staffCalls), ...Object.keys(withoutLine)].toSorted()).toEqual(posts.toSorted());
  });

  test.each(Object.entries(staffCalls))(
    '%s writes its line, or does nothing [B25]',
    { tags: 'slow' },
    async (path, prepare) => {
      const body = await prepare({ market, staff, colleague });
      await market.settle();
      const call = () => staff.post(path.replace('/admin', ''), body);
      const before = await readMarket();
      expect((await withoutAudit(call)).status).toBe(500);
      expect(await readMarket()).toEqual(before);
      const lines = await countLines();
      const done = await call();
      expect([done.status, done.message]).toEqual([200, done.message]);
      expect(await countLines()).toBeGreaterThan(lines);
      const { rows } = await sql<{ actor_id: number }>`
      select actor_id from audit_logs order by id desc limit 1`.execute(market.database.db);
      expect(Number(rows[0]?.actor_id)).toBe(staff.id);
    },
  );
});
