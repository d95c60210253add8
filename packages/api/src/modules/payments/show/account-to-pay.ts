import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../../../platform/context.ts';
import { ensureCharge } from '../charges/ensure-charge.ts';
import { newestCharge } from '../charges/open-charge.ts';
import type { ChargeRow, PaymentRow } from '../payments.tables.ts';

/** How long somebody who pays waits for the provider, in milliseconds. */
const patience = 3_000;

/** How often, and after how many milliseconds each time, the call of another request is waited for. */
const attempts = 20;
const pause = 50;

/** Requests of one buyer at the same time get one number: the first calls the provider, the others wait for it. */
const awaitCharge = async (ctx: Context, payment: PaymentRow): Promise<ChargeRow | undefined> => {
  let charge = await ensureCharge(ctx, payment);
  for (let attempt = 0; charge?.status === 'asked' && attempt < attempts; attempt++) {
    await wait(pause);
    charge = await newestCharge(ctx, payment.id);
  }
  return charge;
};

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
    const charged = await Promise.race([awaitCharge(ctx, payment), tooLong]);
    return charged?.pay_to?.va_number ?? null;
  } catch (error) {
    ctx.log.warn({ err: error, payment: code }, 'the account to pay to waits for the payment page');
    return null;
  } finally {
    clearTimeout(timer);
  }
};
