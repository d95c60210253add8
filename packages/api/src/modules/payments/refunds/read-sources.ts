import { sql } from 'kysely';
import { day, earlier } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { providerNamed } from '../provider/providers.ts';

/** A paid charge, and how much of its money came back to the wallet and has not gone back to it yet. */
export interface Source {
  reference: string;
  provider: string;
  providerRef: string | null;
  method: string;
  methodName: string;
  groupCode: string;
  paidAt: Date;
  /** Rupiah, at least 1. */
  left: number;
  /** The provider takes it back until then. */
  until: Date;
}

interface Row {
  id: number;
  reference: string;
  provider: string;
  provider_ref: string | null;
  method: string;
  code: string;
  created_at: Date;
  left_over: number;
}

/**
 * Money that came twice, too late or in another amount went to the wallet under the charge's name, or its payment's
 * where both were paid at the same moment. Otherwise the charge has paid the orders, and what came back is what their
 * refunds brought.
 */
const readRows = async ({ db }: Context, userId: number, since: Date): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select c.id, c.reference, c.provider, c.provider_ref, c.method, p.code, c.created_at,
      least(c.paid_amount, coalesce(own.amount, late.amount, refunded.amount, 0))
        - coalesce(sent.amount, 0) as left_over
    from order_groups g
    join payments p on p.order_group_id = g.id
    join payment_charges c on c.payment_id = p.id
    left join lateral (
      select sum(b.amount) as amount from ledger_journals j join ledger_postings b on b.journal_id = j.id
      where j.key = 'J1-late:order-group:' || g.id || ':' || c.reference and b.kind = 'buyer_wallet'
    ) own on true
    left join lateral (
      select sum(b.amount) as amount from ledger_journals j join ledger_postings b on b.journal_id = j.id
      where j.key = 'J1-late:order-group:' || g.id || ':' || p.id and b.kind = 'buyer_wallet'
    ) late on true
    left join lateral (
      select sum(b.amount) as amount
      from orders o
      join ledger_journals j on j.ref_type = 'order' and j.ref_id = o.id and j.event in ('J2', 'J4')
      join ledger_postings b on b.journal_id = j.id and b.kind = 'buyer_wallet'
      where o.order_group_id = g.id
    ) refunded on true
    left join lateral (
      select sum(w.amount) as amount from withdrawals w
      where w.destination = 'source' and w.source ->> 'reference' = c.reference
        and w.status not in ('rejected', 'reversed')
    ) sent on true
    where g.user_id = ${userId} and c.status = 'paid' and c.created_at > ${since}
    order by c.id desc`.execute(db);
  return rows;
};

/** The payments of a buyer to which money may go back now, newest first. */
export const readSources = async (ctx: Context, userId: number): Promise<Source[]> => {
  const now = ctx.clock.now();
  const windows = ctx.paymentProviders.flatMap(({ refunds }) => Object.values(refunds?.days ?? {}));
  if (windows.length === 0) return [];
  const rows = await readRows(ctx, userId, earlier(ctx.clock, Math.max(...windows) * day));
  return rows.flatMap((row) => {
    const provider = providerNamed(ctx, row.provider);
    const days = provider?.refunds?.days[row.method];
    const at = new Date(row.created_at);
    const until = new Date(at.getTime() + (days ?? 0) * day);
    if (!provider || days === undefined || until <= now || row.left_over <= 0) return [];
    return {
      reference: row.reference,
      provider: row.provider,
      providerRef: row.provider_ref,
      method: row.method,
      methodName: provider.methods.find(({ code }) => code === row.method)?.name ?? row.method,
      groupCode: row.code,
      paidAt: at,
      left: Number(row.left_over),
      until,
    };
  });
};
