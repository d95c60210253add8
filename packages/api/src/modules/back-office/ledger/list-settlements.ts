import { type endpoints, type HandlerInput, type HandlerResponse, rupiah } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { readAccountBalance } from '../../ledger/index.ts';
import { toMonthRange } from '../month-range.ts';

type List = typeof endpoints.adminLedgerTabs.settlements;

interface Row {
  date: string;
  count: number;
  amount: number;
  fee: number;
  bank: number;
}

const readDays = async ({ db }: Context, start: Date, end: Date): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select to_char(j.at at time zone 'UTC' + interval '7 hours', 'YYYY-MM-DD') as date,
      count(distinct j.id) as count,
      coalesce(sum(p.amount) filter (where p.kind = 'gateway_clearing'), 0)::bigint as amount,
      coalesce(-sum(p.amount) filter (where p.kind = 'provider_fee'), 0)::bigint as fee,
      coalesce(-sum(p.amount) filter (where p.kind = 'bank'), 0)::bigint as bank
    from ledger_journals j join ledger_postings p on p.journal_id = j.id
    where j.event = 'J11' and j.at >= ${start} and j.at < ${end} group by 1 order by 1 desc`.execute(db);
  return rows;
};

/** What providers paid out, by the day on which their files were booked; days without are left out. */
export const listSettlements = async ({
  ctx,
  input,
}: HandlerArgs<HandlerInput<List>['query']>): Promise<HandlerResponse<List>> => {
  const { month, today, start, end } = toMonthRange(ctx, input.month);
  const days = await readDays(ctx, start, end);
  return {
    data: days.map(({ date, count, amount, fee, bank }) => ({
      ...{ date, count: Number(count) },
      ...{ amount: rupiah(amount), fee: rupiah(fee), bank: rupiah(bank) },
    })),
    month,
    today,
    // What is owned is negative in the books.
    waiting: rupiah(-(await readAccountBalance(ctx, { kind: 'gateway_clearing' }))),
  };
};
