import type { DownloadLink, endpoints, HandlerInput } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { createBatchError } from '../../platform/http/create-batch-error.ts';
import { onJakartaClock } from '../../platform/jakarta.ts';
import { formatMessage } from '../../platform/message.ts';
import { findOwnSellerOrder, getCurrentSeller } from '../orders/index.ts';
import { createDownloadLink } from './download-tokens/download-token.ts';
import { waitForWaybills } from './label/wait-for-waybills.ts';

type Wish = HandlerInput<typeof endpoints.orderDocuments.labels>['body'];

/** The label and packing slip of one order. Throws 401, 403, 404, and 409 while it has no airway bill. */
export const requestLabel = async ({
  ctx,
  input: { code },
}: HandlerArgs<{ code: string }>): Promise<DownloadLink> => {
  await waitForWaybills(ctx, getCurrentSeller(ctx).merchantId, [code]);
  const { id, merchant_id, awb } = await findOwnSellerOrder(ctx, code);
  if (awb === null) throw apiError.conflict('label.no-awb');
  const name = `Label ${code}.pdf`;
  const { locale } = ctx;
  return createDownloadLink(ctx, {
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
 * Labels of many orders, each once, in the order of the codes: what cannot be printed is reported and left out.
 * Throws 401 and 403, and 404 or 409 when nothing can be printed.
 */
export const requestLabels = async ({ ctx, input: { order_codes, slips } }: HandlerArgs<Wish>) => {
  const { merchantId } = getCurrentSeller(ctx);
  const codes = [...new Set(order_codes)];
  await waitForWaybills(ctx, merchantId, codes);
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
      refusal: sales.has(code) ? apiError.conflict('label.no-awb') : apiError.notFound('order.not-found'),
    }));
  const failed = refused.map(({ code, refusal }) => ({
    id: code,
    order_code: code,
    message: formatMessage(refusal.words, ctx.locale),
  }));
  if (done.length === 0) {
    throw createBatchError(
      refused.map(({ refusal }) => refusal),
      { done, failed },
    );
  }
  const paper = createDownloadLink(ctx, {
    paper: 'labels',
    merchantId,
    orderIds: printed.map(({ id }) => id),
    slips,
    locale: ctx.locale,
    name: nameOf(ctx, done.length),
  });
  return { ...paper, done, failed };
};
