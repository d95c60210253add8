import type { Selectable } from 'kysely';
import type { CheckoutOrders } from '../checkout.tables.ts';
import type { SessionOrder } from './session.ts';

/** The user's selections for an order, without its items. */
export const toOrderSelection = (row: Selectable<CheckoutOrders>): Omit<SessionOrder, 'lines'> => ({
  id: row.id,
  merchantId: row.merchant_id,
  addressId: row.address_id,
  dropship:
    row.dropship_name && row.dropship_phone ? { name: row.dropship_name, phone: row.dropship_phone } : null,
  wish: row.courier && row.service ? { courier: row.courier, service: row.service } : null,
  insurance: row.insurance,
  note: row.note,
});
