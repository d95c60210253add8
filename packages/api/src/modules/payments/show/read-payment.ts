import { orderStatusLabel, type Payment, type PaymentMethod, rupiah } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { imageUrls } from '../../media/index.ts';
import type { Group } from '../../orders/index.ts';
import { maxMethodChanges } from '../changing/max-method-changes.ts';
import { ensureCharge } from '../charges/ensure-charge.ts';
import type { ChargeRow, PaymentRow } from '../payments.tables.ts';
import { paymentMethods, providerNamed, usableMethods } from '../provider/providers.ts';
import { findOwnGroup } from './find-own-group.ts';
import { instructionsFor } from './instructions.ts';
import { computeToWallet, presentCharge, sumCame } from './present-charge.ts';

/** A group past its deadline still waits: its provider is asked once more before it expires (M6). */
const statusOf = ({ status }: Group): Payment['status'] => {
  return status === 'payment_expired' ? 'expired' : status === 'cancelled_buyer' ? 'cancelled' : status;
};

/** A method that is no longer supported keeps its name. */
const methodOf = (ctx: Context, { method, methodName }: Group): PaymentMethod | null => {
  if (method === null) return null;
  const kind = method === 'qris' || method === 'transfer' ? method : 'virtual_account';
  const known = paymentMethods(ctx).find(({ code }) => code === method);
  return known ?? { code: method, name: methodName ?? method, kind, fee: rupiah(0) };
};

const ordersOf = ({ locale }: Context, { orders }: Group): Payment['orders'] =>
  orders.map(({ code, merchantName, merchantSlug, status, items, total }) => ({
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
  }));

const readPaymentRow = ({ db }: Context, { id }: Group) =>
  db
    .selectFrom('payments')
    .selectAll()
    .select((e) => sumCame(e).as('came'))
    .where('order_group_id', '=', id)
    .executeTakeFirst();

const canSimulate = (ctx: Context, charge: ChargeRow | undefined) =>
  charge?.status === 'waiting' &&
  charge.expires_at > ctx.clock.now() &&
  providerNamed(ctx, charge.provider)?.simulatePayment !== undefined;

/** What this amount can be paid by instead. */
const otherMethods = (ctx: Context, { amount, method, method_changes }: PaymentRow): PaymentMethod[] =>
  method_changes >= maxMethodChanges ? [] : usableMethods(ctx, amount).filter(({ code }) => code !== method);

/** What somebody who still has to pay needs; nothing of it for others. */
const openPart = async (ctx: Context, payment: PaymentRow) => {
  const row = await ensureCharge(ctx, payment);
  const charge = await presentCharge(ctx, payment, row);
  const { pay_to, amount } = charge;
  return {
    va_number: pay_to.va_number ?? null,
    qr: pay_to.qr ?? null,
    instructions: row?.pay_to ? instructionsFor(payment.method, { pay_to, amount }, ctx.locale) : [],
    can_simulate: canSimulate(ctx, row),
    charge,
    other_methods: otherMethods(ctx, payment),
  };
};

const noOpenPart = {
  va_number: null,
  qr: null,
  instructions: [],
  can_simulate: false,
  charge: null,
  other_methods: [],
};

/** The payment page of an order group of the current user. Throws 401 and 404. */
export const readPayment = async ({
  ctx,
  input: { code },
}: HandlerArgs<{ code: string }>): Promise<Payment> => {
  const group = await findOwnGroup(ctx, code);
  const payment = await readPaymentRow(ctx, group);
  const status = statusOf(group);
  return {
    order_group_code: group.code,
    status,
    method: methodOf(ctx, group),
    amount: rupiah(group.payable),
    wallet_used: rupiah(group.walletUsed),
    grand_total: rupiah(group.grandTotal),
    expires_at: payment?.expires_at.toISOString() ?? null,
    paid_at: group.paidAt?.toISOString() ?? null,
    created_at: group.placedAt.toISOString(),
    server_time: ctx.clock.now().toISOString(),
    orders: ordersOf(ctx, group),
    to_wallet: rupiah(payment ? computeToWallet(payment) : 0),
    ...(status === 'waiting' && payment ? await openPart(ctx, payment) : noOpenPart),
  };
};
