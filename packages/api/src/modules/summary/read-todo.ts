import { lowStock, type StoreSummary } from '@pasar/contract';
import { sql } from 'kysely';
import { hour, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { countUnanswered } from '../questions/index.ts';

type Todo = StoreSummary['todo'];

/** An order whose deadline is this near is late. */
const soon = 12 * hour;

/** What waits for a store now (domain 4). */
export const readTodo = async ({ db, clock }: Context, merchantId: number): Promise<Todo> => {
  const nothing: Todo = {
    new_orders: 0,
    to_ship: 0,
    late: 0,
    cancel_requests: 0,
    complaints: 0,
    low_stock: 0,
    empty_stock: 0,
    unreplied_reviews: 0,
    unread_chats: 0,
    unanswered_questions: 0,
  };
  const { rows } = await sql<Todo>`
    select o.*, p.*, (
      select count(*) from reviews r left join review_replies a on a.review_id = r.id
      where r.merchant_id = ${merchantId} and r.status = 'published' and a.review_id is null
    ) as unreplied_reviews, (
      select count(*) from conversations t
      where t.merchant_id = ${merchantId} and t.last_message_id > t.seller_read_id and exists (
        select 1 from messages n
        where n.conversation_id = t.id and n.side = 'buyer' and n.id > t.seller_read_id
      )
    ) as unread_chats, (${countUnanswered(merchantId)}) as unanswered_questions
    from (
      select count(*) filter (where orders.status = 'new') as new_orders,
        count(*) filter (where orders.status = 'processed') as to_ship,
        count(*) filter (where coalesce(respond_due_at, ship_due_at) < ${later(clock, soon)}) as late,
        count(*) filter (where orders.status = 'processed' and r.order_id is not null) as cancel_requests,
        count(*) filter (where orders.status = 'complained' and c.order_id is not null) as complaints
      from orders
      left join cancel_requests r on r.order_id = orders.id and r.status = 'open'
      left join complaints c on c.order_id = orders.id and c.status = 'open'
      where merchant_id = ${merchantId} and paid_at is not null
        and orders.status in ('new', 'processed', 'complained')
    ) o, (
      select count(*) filter (where stock > 0 and lowest_stock <= ${lowStock}) as low_stock,
        count(*) filter (where stock <= 0) as empty_stock
      from seller_product_list where merchant_id = ${merchantId}
    ) p`.execute(db);
  return rows[0] ?? nothing;
};
