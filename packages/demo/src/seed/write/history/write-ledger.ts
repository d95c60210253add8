import { type Context, formatMessage } from '@pasar/api/plugin';
import { sql } from 'kysely';
import { bulkInsert, numberAfter } from './bulk-insert.ts';
import type { DatedJournal } from './order-traces.ts';

const wallets = ['buyer_wallet', 'seller_wallet'];

/**
 * Books what happened, oldest first, as `postJournal` books one thing at a time: journals, postings, balances and the
 * histories of the wallets. Throws when an account would fall below 0.
 */
export async function writeLedger({ db }: Context, booked: readonly DatedJournal[]): Promise<void> {
  const oldestFirst = booked.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const before = await db.selectFrom('ledger_accounts').selectAll().execute();
  const balances = new Map(before.map(({ kind, owner, balance }) => [`${kind}:${owner}`, balance]));
  const { last } = await db
    .selectFrom('ledger_journals')
    .select((e) => e.fn.coalesce(e.fn.max('id'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow();
  let journalId = Number(last);
  const journals = [];
  const postings = [];
  const entries = [];
  const owned = new Map<string, { kind: string; owner: number }>();
  for (const { journal, at } of oldestFirst) {
    const { event, key, reference } = journal;
    const id = ++journalId;
    journals.push({ id, event, key, ref_type: reference.type, ref_id: reference.id, at });
    for (const { account, amount, history } of journal.postings) {
      if (amount === 0) continue;
      const { kind, owner } = account;
      postings.push({ journal_id: id, kind, owner: owner ?? 0, amount });
      if (owner === undefined) continue;
      const name = `${kind}:${owner}`;
      const balance_after = (balances.get(name) ?? 0) + amount;
      if (balance_after < 0) throw new Error(`${name} would fall to ${balance_after} by ${key}`);
      balances.set(name, balance_after);
      owned.set(name, { kind, owner });
      if (!history) continue;
      const { type, code, description } = history;
      const words = { id: formatMessage(description, 'id'), en: formatMessage(description, 'en') };
      entries.push({
        kind: account.kind,
        owner,
        journal_id: id,
        type,
        amount,
        balance_after,
        reference_code: code,
        description: words,
        at,
      });
    }
  }
  await bulkInsert(db, 'ledger_journals', journals);
  await numberAfter(db, 'ledger_journals', journalId + 1);
  await bulkInsert(db, 'ledger_postings', postings);
  await bulkInsert(db, 'wallet_entries', entries);
  const touched = [...owned].map(([name, account]) => ({ ...account, balance: balances.get(name) ?? 0 }));
  const rows = touched.filter(({ kind, balance }) => balance > 0 || wallets.includes(kind));
  await sql`
    insert into ledger_accounts (kind, owner, balance)
    select kind, owner, balance
    from json_populate_recordset(null::ledger_accounts, ${JSON.stringify(rows)}::text::json)
    on conflict (kind, owner) do update set balance = excluded.balance`.execute(db);
}

/**
 * Puts the histories of wallets in the order of time where two writers filled them, with their running balances: who
 * reads them reads them by id.
 */
export async function sortHistories({ db }: Context): Promise<void> {
  await sql`
    with mixed as (
      select distinct kind, owner from (
        select kind, owner, at < lag(at) over (partition by kind, owner order by id) as is_late
        from wallet_entries
      ) steps where is_late
    ), taken as (
      delete from wallet_entries e using mixed m where e.kind = m.kind and e.owner = m.owner returning e.*
    )
    insert into wallet_entries
      (kind, owner, journal_id, type, amount, balance_after, reference_code, description, at)
    select kind, owner, journal_id, type, amount, sum(amount) over (partition by kind, owner order by at, id),
      reference_code, description, at
    from taken order by at, id`.execute(db);
}
