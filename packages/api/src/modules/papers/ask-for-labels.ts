import type { endpoints, Got, Paper } from '@pasar/contract';
import type { Context, Verb } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import { nothingDone } from '../../platform/http/nothing-done.ts';
import { onJakartaClock } from '../../platform/jakarta.ts';
import { inWords } from '../../platform/words.ts';
import { ownSale, sellerOf } from '../orders/index.ts';
import { ticketUrl } from './tickets/ticket.ts';

type Wish = Got<typeof endpoints.papers.labels>['body'];

/** The label and packing slip of one order. Throws 401, 403, 404, and 409 while it has no airway bill. */
export const askForLabel = async ({ ctx, input: { code } }: Verb<{ code: string }>): Promise<Paper> => {
  const { id, merchant_id, awb } = await ownSale(ctx, code);
  if (awb === null) throw failure.conflict('label.no-awb');
  const name = `Label ${code}.pdf`;
  const { locale } = ctx;
  return ticketUrl(ctx, {
    paper: 'labels',
    merchantId: merchant_id,
    orderIds: [id],
    slips: true,
    locale,
    name,
  });
};

const readSales = ({ db }: Context, merchantId: number, codes: readonly string[]) =>
  db
    .selectFrom('orders')
    .select(['id', 'code', 'awb'])
    .where('merchant_id', '=', merchantId)
    .where('code', 'in', codes)
    .where('paid_at', 'is not', null)
    .execute();

/** `Label 12 2026-11-21 1430.pdf`: how many, and when, in Jakarta. */
const nameOf = ({ clock }: Context, count: number) => {
  const at = onJakartaClock(clock.now()).toISOString();
  return `Label ${count} ${at.slice(0, 10)} ${at.slice(11, 16).replace(':', '')}.pdf`;
};

/**
 * Labels of many orders, each once, in the order of the codes: what cannot be printed is told and left out. Throws 401
 * and 403, and 404 or 409 when nothing can be printed.
 */
export const askForLabels = async ({ ctx, input: { order_codes, slips } }: Verb<Wish>) => {
  const { merchantId } = sellerOf(ctx);
  const codes = [...new Set(order_codes)];
  const sales = new Map((await readSales(ctx, merchantId, codes)).map((sale) => [sale.code, sale]));
  const printed = codes.flatMap((code) => {
    const sale = sales.get(code);
    return sale?.awb ? [sale] : [];
  });
  const done = printed.map(({ code }) => code);
  const refused = codes
    .filter((code) => !done.includes(code))
    .map((code) => ({
      code,
      refusal: sales.has(code) ? failure.conflict('label.no-awb') : failure.notFound('order.not-found'),
    }));
  const failed = refused.map(({ code, refusal }) => ({
    id: code,
    order_code: code,
    message: inWords(refusal.words, ctx.locale),
  }));
  if (done.length === 0) {
    throw nothingDone(
      refused.map(({ refusal }) => refusal),
      { done, failed },
    );
  }
  const paper = ticketUrl(ctx, {
    paper: 'labels',
    merchantId,
    orderIds: printed.map(({ id }) => id),
    slips,
    locale: ctx.locale,
    name: nameOf(ctx, done.length),
  });
  return { ...paper, done, failed };
};
