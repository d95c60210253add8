import { silentHours } from '@pasar/contract';
import { sql } from 'kysely';
import { hour } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';

/** Ids and orders of parcels that a courier has fetched and of which nothing was heard for three days. */
export const selectSilent = ({ clock }: Pick<Context, 'clock'>) => sql<{ id: number; order_id: number }>`
  select s.id, s.order_id from shipments s
  where s.voided_at is null and s.last_code in ('picked_up', 'in_transit', 'out_for_delivery', 'returning')
    and not exists (
      select 1 from shipment_scans c
      where c.shipment_id = s.id and c.at > ${new Date(clock.now().getTime() - silentHours * hour)})`;
