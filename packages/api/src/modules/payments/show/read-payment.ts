import { orderStatusLabel, type Payment, type PaymentMethod, rupiah } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { imageUrls } from '../../media/index.ts';
import type { Group } from '../../orders/index.ts';
import { ensureCharge } from '../ensure-charge.ts';
import type { PaymentRow } from '../payments.tables.ts';
import { paymentMethods, providerNamed } from '../provider/providers.ts';
import { findOwnGroup } from './find-own-group.ts';
import { instructionsFor } from './instructions.ts';

/** A group past its deadline is expired, even before the scheduled job has run. */
const statusOf = ({ clock }: Context, { status, payDueAt }: Group): Payment['status'] => {
  if (status === 'waiting') return payDueAt <= clock.now() ? 'expired' : 'waiting';
  return status === 'payment_expired' ? 'expired' : status === 'cancelled_buyer' ? 'cancelled' : status;
};

/** A method that is no longer supported keeps its name. */
const methodOf = (ctx: Context, { method, methodName }: Group): PaymentMethod | null => {
  if (method === null) return null;
  const kind = method === 'qris' ? 'qris' : 'virtual_account';
  const known = paymentMethods(ctx).find(({ code }) => code === method);
  return known ?? { code: method, name: methodName ?? method, kind, fee: rupiah(0) };
};

/** The orders of a payment have the same status as the payment, even before the scheduled job has run. */
const ordersOf = (
  { locale }: Context,
  { orders }: Group,
  paymentStatus: Payment['status'],
): Payment['orders'] =>
  orders.map(({ code, merchantName, merchantSlug, status: stored, items, total }) => {
    const isOver = paymentStatus === 'expired' && stored === 'waiting_payment';
    const status = isOver ? 'payment_expired' : stored;
    return {
      order_code: code,
      merchant_name: merchantName,
      merchant_slug: merchantSlug,
      status,
      status_label: orderStatusLabel(status, locale),
      items: items.map(({ name, variantLabel, imageKey, qty }) => ({
        name,
        variant_label: variantLabel,
        image: imageKey && imageUrls(imageKey).w150,
        qty,
      })),
      total: rupiah(total),
    };
  });

const chargedPayment = async (ctx: Context, { id }: Group): Promise<PaymentRow | null> => {
  const payment = await ctx.db
    .selectFrom('payments')
    .selectAll()
    .where('order_group_id', '=', id)
    .executeTakeFirst();
  return payment ? ensureCharge(ctx, payment) : null;
};

const canSimulate = (ctx: Context, { provider }: PaymentRow) =>
  providerNamed(ctx, provider)?.simulatePayment !== undefined;

/** The payment page of an order group of the current user. Throws 401 and 404. */
export const readPayment = async ({
  ctx,
  input: { code },
}: HandlerArgs<{ code: string }>): Promise<Payment> => {
  const group = await findOwnGroup(ctx, code);
  const payment = await chargedPayment(ctx, group);
  const status = statusOf(ctx, group);
  const isOpen = status === 'waiting';
  const amount = rupiah(group.payable);
  const va_number = (isOpen && payment?.va_number) || null;
  return {
    order_group_code: group.code,
    status,
    method: methodOf(ctx, group),
    va_number,
    qr: (isOpen && payment?.qr) || null,
    amount,
    wallet_used: rupiah(group.walletUsed),
    grand_total: rupiah(group.grandTotal),
    expires_at: payment?.expires_at.toISOString() ?? null,
    paid_at: group.paidAt?.toISOString() ?? null,
    created_at: group.placedAt.toISOString(),
    server_time: ctx.clock.now().toISOString(),
    instructions:
      isOpen && payment?.external_ref
        ? instructionsFor(payment.method, { va_number, amount }, ctx.locale)
        : [],
    orders: ordersOf(ctx, group, status),
    can_simulate: isOpen && payment !== null && canSimulate(ctx, payment),
  };
};
