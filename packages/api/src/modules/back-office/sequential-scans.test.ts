import {
  type CompiledQuery,
  type KyselyPlugin,
  PostgresQueryCompiler,
  type RootOperationNode,
  sql,
} from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../platform/database/database.ts';
import { composeTestServer, testOrigin } from '../../testing/compose-test-server.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { openOrderFixture } from '../orders/testing/order-fixture.ts';
import { drive } from '../orders/testing/order-states.ts';
import { fakeBigTables } from './testing/fake-big-tables.ts';
import { findFullReads, type Plan } from './testing/find-full-reads.ts';
import { createStaffUser } from './testing/staff-users.ts';

/** Tables that grow with trade: a list that reads one in full becomes slower every day. */
const big = [
  ...['orders', 'order_groups', 'order_items', 'order_events', 'payments', 'payment_charges', 'shipments'],
  ...['users', 'merchants', 'products', 'variants', 'reviews', 'reports', 'withdrawals', 'payouts', 'media'],
  ...['audit_logs', 'ledger_journals', 'ledger_postings', 'moderations', 'tax_documents'],
];
/** Each list with the filters that staff use, as paths below `/admin`. */
const days = 'date_start=2026-03-01&date_end=2026-03-02';
const lists = {
  '/orders/list': [
    ...['', 'status=new', 'status=completed&sort=oldest', 'store=1', 'courier=jnt', 'method=wallet', days],
    ...['search=budi.santoso', 'search=ORD-20260301-AAAAA', 'stuck=yes', `by=paid&${days}`],
  ],
  '/products/list': [
    ...['', 'moderation=blocked', 'moderation=pending', 'reported=yes', 'merchant_id=1', 'category_id=1'],
    'search=kaos polos katun',
  ],
  '/users/list': ['', 'status=suspended', 'search=budi.santoso', days],
  '/merchants/list': ['', 'status=all', 'status=all&search=toko maju jaya'],
  '/payments/list': ['', 'status=waiting', 'status=paid', 'provider=bank', 'search=budi.santoso'],
  '/parcels/list': ['', 'view=silent', 'view=returning', 'courier=jnt', 'search=JNT1'],
  '/withdrawals/list': [
    ...[
      '',
      'status=all',
      'status=paid',
      'late=yes',
      'bank_id=1&status=all',
      'search=budi.santoso&status=all',
    ],
  ],
  '/reviews/list': [
    ...['', 'status=hidden', 'rating=1', 'reported=yes', 'merchant_id=1', 'review_id=1'],
    'search=bahannya adem',
  ],
  '/audit/list': ['', 'action=store.suspend', 'target_type=user&target_id=1', 'actor=budi', days],
  '/queue/list': [''],
  '/ledger/journals': ['', 'account=seller_wallet&owner=1'],
  '/ledger/wallets': ['', 'search=toko maju jaya', 'account=buyer_wallet&search=budi.santoso'],
  '/ledger/settlements': [''],
  '/ledger/tax': ['', 'kind=credit_note&taxed=yes', 'search=ORD-20260301-AAAAA'],
  '/find': ['search=toko maju jaya', 'search=ORD-20260301-AAAAA'],
};

const asked = new WeakMap<object, RootOperationNode>();
const executed: RootOperationNode[] = [];
/** Keeps what the server asked of the database; parts of a query are transformed, too, but have no result. */
const recording: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    asked.set(queryId, node);
    return node;
  },
  transformResult: async ({ result, queryId }) => {
    const node = asked.get(queryId);
    if (node?.kind === 'SelectQueryNode' || node?.kind === 'RawNode') executed.push(node);
    return result;
  },
};

let market: TestServer;
let read: (path: string) => Promise<number>;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
  const { db } = market.database;
  await drive(await openOrderFixture(market, { withTokens: false }), ['T4', 'T9', 'T10', 'T12', 'T13']);
  const { token } = await createStaffUser(market);
  const server = composeTestServer({ db: db.withPlugin(recording), clock: market.clock });
  const headers = { authorization: `Bearer ${token}` };
  read = async (path) =>
    (await server.app.fetch(new Request(`${testOrigin}/api/admin${path}`, { headers }))).status;
  await fakeBigTables(db, big);
});
afterAll(() => market.close());

const explain = async (tx: Db, node: RootOperationNode, partial: ReadonlySet<string>): Promise<string[]> => {
  const compiled = new PostgresQueryCompiler().compileQuery(node, { queryId: 'plan' });
  const query: CompiledQuery = { ...compiled, sql: `explain (format json) ${compiled.sql}` };
  const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(query);
  const text = compiled.sql.replace(/\s+/g, ' ').slice(0, 200);
  return rows.flatMap((row) =>
    findFullReads(row['QUERY PLAN'][0].Plan, { big, partial }).map((found) => `${found} by ${text}`),
  );
};

describe('lists of the back office', () => {
  test.each(Object.entries(lists))('%s reads no big table in full [B30]', async (list, filters) => {
    const { db } = market.database;
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
      where indpred is not null`.execute(db);
    const partial = new Set(rows.map(({ name }) => name));
    for (const filter of filters) {
      executed.length = 0;
      const path = `${list}?${filter}`;
      expect([path, await read(path)]).toEqual([path, 200]);
      const queries = [...executed];
      const found = await db.transaction().execute(async (tx) => {
        // The one page of a faked table stands for as many as its rows would fill.
        await sql`set local seq_page_cost = 2000`.execute(tx);
        const reads: string[] = [];
        for (const node of queries) reads.push(...(await explain(tx, node, partial)));
        return reads;
      });
      expect([path, queries.length > 0, found]).toEqual([path, true, []]);
    }
  });
});
