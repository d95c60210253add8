import { type AdminUserDetail, rupiah } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { readUser } from './list-users.ts';

interface Facts {
  total: number;
  completed: number;
  spent: number;
  complaints: number;
  sessions: number;
  last_login_at: string | null;
  submitted: boolean | null;
  rejected: boolean | null;
  works_for: AdminUserDetail['works_for'];
}

/** Each part reads an index of the person's own rows. */
const readFacts = async ({ db, clock }: Context, id: number): Promise<Facts> => {
  const { rows } = await sql<Facts>`
    select bought.*, docs.*,
      (select count(*) from complaints c join orders o on o.id = c.order_id
        where o.user_id = ${id} and c.closed_at is null) as complaints,
      (select count(*) from sessions s
        where s.user_id = ${id} and s.revoked_at is null and s.expires_at > ${clock.now()}) as sessions,
      (select max(s.created_at) from sessions s where s.user_id = ${id}) as last_login_at,
      (select coalesce(json_agg(json_build_object('id', m.id, 'merchant_name', m.merchant_name) order by m.id), '[]')
        from store_members w join merchants m on m.id = w.merchant_id where w.user_id = ${id}) as works_for
    from
      (select count(*) as total, count(*) filter (where status = 'completed') as completed,
        coalesce(sum(grand_total) filter (where status = 'completed'), 0)::bigint as spent
        from orders where user_id = ${id}) bought,
      (select bool_or(status = 'submitted') as submitted, bool_or(status = 'rejected') as rejected
        from user_documents where user_id = ${id}) docs`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('sums are always there');
  return facts;
};

const documentsOf = ({ submitted, rejected }: Facts): AdminUserDetail['documents'] => {
  if (submitted === null) return null;
  if (submitted) return 'submitted';
  return rejected ? 'rejected' : 'approved';
};

/** An account with what it does in the market. Throws 404. */
export const readUserDetail = async ({
  ctx,
  input: { id },
}: HandlerArgs<{ id: number }>): Promise<AdminUserDetail> => {
  const user = await readUser(ctx, id);
  if (!user) throw apiError.notFound();
  const facts = await readFacts(ctx, id);
  const { total, completed, spent, complaints, sessions, last_login_at, works_for } = facts;
  return {
    ...user,
    ...{ complaints, sessions, works_for, documents: documentsOf(facts) },
    last_login_at: last_login_at === null ? null : new Date(last_login_at).toISOString(),
    orders: { total, completed, spent: rupiah(spent) },
  };
};
