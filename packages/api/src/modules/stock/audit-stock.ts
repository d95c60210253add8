import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** Reports every variant whose allocated pieces differ from those of its flash-sale items; empty when consistent. */
export const auditStock = async (ctx: Context): Promise<string[]> => {
  const { rows } = await sql<{ id: number; stock_flash: number; aside: number }>`
    select v.id, v.stock_flash, coalesce(sum(i.flash_stock - i.flash_sold), 0)::integer as aside
    from variants v
    left join (
      flash_sale_items i join flash_allocations c on c.flash_sale_item_id = i.id and not c.is_paused
    ) on i.variant_id = v.id
    group by v.id
    having v.stock_flash <> coalesce(sum(i.flash_stock - i.flash_sold), 0)`.execute(ctx.db);
  return rows.map(
    ({ id, stock_flash, aside }) =>
      `variant ${id} has ${stock_flash} pieces set aside, its flash-sale items say ${aside}`,
  );
};
