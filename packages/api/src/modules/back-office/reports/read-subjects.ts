import type { AdminReports, ReportSubject } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

interface Row {
  id: number;
  name: string;
  rating: number | null;
  text: string | null;
  merchant_id: number;
  merchant_name: string;
  merchant_slug: string;
  is_blocked: boolean;
  author_id: number | null;
  seller_id: number;
}

const store = sql`m.id as merchant_id, m.merchant_name, m.merchant_slug, m.user_id as seller_id`;

/** Also what is blocked, hidden or deleted by now: nothing is left to do about it. */
const rowsOf: Record<ReportSubject, (ids: readonly number[]) => RawBuilder<Row>> = {
  product: (ids) => sql`
    select p.id, p.name, null::integer as rating, null::text as text, ${store}, null::bigint as author_id,
      p.moderation = 'blocked' or p.deleted_at is not null as is_blocked
    from products p join merchants m on m.id = p.merchant_id where p.id in (${sql.join(ids)})`,
  review: (ids) => sql`
    select r.id, p.name, r.rating, r.text, ${store}, r.user_id as author_id, r.status = 'hidden' as is_blocked
    from reviews r join products p on p.id = r.product_id join merchants m on m.id = r.merchant_id
    where r.id in (${sql.join(ids)})`,
  question: (ids) => sql`
    select q.id, p.name, null::integer as rating, q.text, ${store}, q.user_id as author_id,
      q.state = 'hidden' as is_blocked
    from product_questions q join products p on p.id = q.product_id join merchants m on m.id = q.merchant_id
    where q.id in (${sql.join(ids)})`,
  answer: (ids) => sql`
    select a.id, p.name, null::integer as rating, a.text, ${store}, a.user_id as author_id,
      a.state = 'hidden' as is_blocked
    from product_answers a join product_questions q on q.id = a.question_id
    join products p on p.id = q.product_id join merchants m on m.id = q.merchant_id
    where a.id in (${sql.join(ids)})`,
  // What was said is read with a reason alone.
  message: (ids) => sql`
    select n.id, m.merchant_name as name, null::integer as rating, null::text as text, ${store}, n.author_id,
      n.hidden_at is not null as is_blocked
    from messages n join conversations c on c.id = n.conversation_id join merchants m on m.id = c.merchant_id
    where n.id in (${sql.join(ids)})`,
  store: (ids) => sql`
    select m.id, m.merchant_name as name, null::integer as rating, null::text as text, ${store},
      null::bigint as author_id, m.suspended_at is not null as is_blocked
    from merchants m where m.id in (${sql.join(ids)})`,
};

export interface ReportedSubject {
  subject: AdminReports['subject'];
  /** The author or owner, and the seller. */
  ownerIds: (number | null)[];
}

/** What reports of one kind are about, by id. */
export const readSubjects = async (
  { db }: Context,
  type: ReportSubject,
  ids: readonly number[],
): Promise<Map<number, ReportedSubject>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await rowsOf[type](ids).execute(db);
  return new Map(
    rows.map(
      ({ id, name, rating, text, merchant_id, merchant_name, merchant_slug, is_blocked, ...owners }) => [
        id,
        {
          subject: {
            ...{ type, id, name, rating, text, is_blocked },
            store: { id: merchant_id, merchant_name, merchant_slug },
          },
          ownerIds: [owners.author_id, owners.seller_id],
        },
      ],
    ),
  );
};
