import type { Context } from '../../platform/context.ts';
import type { PaymentRow } from './payments.tables.ts';
import { providerNamed } from './provider/providers.ts';

/**
 * Requests the number or QR text from the provider, once; a repeated request returns the same (the provider
 * identifies it by the code). A failing provider is logged and called again when the payment is read. Call it outside
 * transactions.
 */
export const ensureCharge = async (ctx: Context, payment: PaymentRow): Promise<PaymentRow> => {
  const { id, code, method, amount } = payment;
  if (payment.external_ref !== null || payment.status !== 'waiting') return payment;
  try {
    const provider = providerNamed(ctx, payment.provider);
    if (!provider) throw new Error(`no payment provider is called ${payment.provider}`);
    const charge = await provider.charge({ code, method, amount, expiresAt: payment.expires_at });
    const fields = { external_ref: charge.externalRef, va_number: charge.vaNumber, qr: charge.qr };
    const charged = await ctx.db
      .updateTable('payments')
      .set(fields)
      .where('id', '=', id)
      .where('external_ref', 'is', null)
      .returningAll()
      .executeTakeFirst();
    // Another request came at the same time and received the same.
    return charged ?? { ...payment, ...fields };
  } catch (error) {
    ctx.log.error({ err: error, payment: code }, 'a payment provider could not be called');
    return payment;
  }
};
