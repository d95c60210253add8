import type { InvoiceCompany } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { json } from '../../../platform/database/json.ts';
import type { CheckoutResponse } from '../show/present-checkout.ts';
import { showSession } from '../show/show-checkout.ts';
import { openSession } from './open-session.ts';

interface SetInvoice {
  checkoutId: number | undefined;
  /** Null: the buyer. */
  invoiceTo: InvoiceCompany | null;
}

/** Says whom the invoices will name; the payment freezes it. Throws 401, 404, 409. */
export const setInvoice = async ({
  ctx,
  input: { checkoutId, invoiceTo },
}: HandlerArgs<SetInvoice>): Promise<CheckoutResponse> => {
  const session = await openSession(ctx, checkoutId);
  await ctx.db
    .updateTable('checkout_sessions')
    .set({ invoice_to: invoiceTo && json(invoiceTo) })
    .where('id', '=', session.id)
    .execute();
  return showSession(ctx, { ...session, invoiceTo });
};
