import type { Context } from '../../../platform/context.ts';
import { ensureCharge } from '../charges/ensure-charge.ts';

/** How long somebody who pays waits for the provider, in milliseconds. */
const patience = 3_000;

/**
 * The account number to pay an order group to. Null for a method without a number, and when the provider takes too
 * long: the call continues, and reading the payment returns the number.
 */
export const accountToPay = async (ctx: Context, code: string): Promise<string | null> => {
  const payment = await ctx.db.selectFrom('payments').selectAll().where('code', '=', code).executeTakeFirst();
  if (!payment) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), patience);
  });
  try {
    const charged = await Promise.race([ensureCharge(ctx, payment), tooLong]);
    return charged?.pay_to?.va_number ?? null;
  } catch (error) {
    ctx.log.warn({ err: error, payment: code }, 'the account to pay to waits for the payment page');
    return null;
  } finally {
    clearTimeout(timer);
  }
};
