import type { Context } from '@pasar/api/plugin';
import { sql } from 'kysely';

/** Reserves the pieces that unsent orders hold. */
export async function reserveHeld({ db }: Context): Promise<void> {
  await sql`
    update variants v set stock_reserved = held.qty from (
      select i.variant_id, sum(i.qty) as qty from order_items i join orders o on o.id = i.order_id
      where o.status in ('waiting_payment', 'new', 'processed', 'ready_to_ship') group by i.variant_id
    ) held where v.id = held.variant_id`.execute(db);
}

/** No product has sold less than the orders of its history; what it sold before was kept nowhere. */
export async function countSold({ db }: Context): Promise<void> {
  await sql`
    update products p set sold_count = sold.qty from (
      select i.product_id, sum(i.qty) as qty from order_items i join orders o on o.id = i.order_id
      where o.status = 'completed' group by i.product_id
    ) sold where p.id = sold.product_id and p.sold_count < sold.qty`.execute(db);
}
