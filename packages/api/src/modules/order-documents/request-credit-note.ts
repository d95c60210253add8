import type { DownloadLink } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { getCurrentBuyer, getCurrentSeller } from '../orders/index.ts';
import { findCreditNote } from '../tax-documents/index.ts';
import { createDownloadLink } from './download-tokens/download-token.ts';
import { orderDocumentMessages } from './order-document-messages.ts';

type ByNumber = HandlerArgs<{ number: string }>;

const linkTo = async (
  ctx: Context,
  number: string,
  isOwn: (order: { user_id: number; merchant_id: number }) => boolean,
): Promise<DownloadLink> => {
  const note = await findCreditNote(ctx, number);
  if (!note) throw apiError.notFound();
  const order = await ctx.db
    .selectFrom('orders')
    .select(['id', 'user_id', 'merchant_id'])
    .where('id', '=', note.order_id)
    .executeTakeFirstOrThrow();
  if (!isOwn(order)) throw apiError.notFound();
  const { locale } = ctx;
  const name = `${orderDocumentMessages[locale].creditNote} ${number}.pdf`;
  return createDownloadLink(ctx, {
    paper: 'credit-note',
    orderId: order.id,
    documentId: note.id,
    locale,
    name,
  });
};

/** The credit note of a refund of the current user. Throws 401, and 404 for other users'. */
export const requestCreditNote = async ({ ctx, input: { number } }: ByNumber): Promise<DownloadLink> => {
  const { userId } = getCurrentBuyer(ctx);
  return linkTo(ctx, number, ({ user_id }) => user_id === userId);
};

/** The same of an order of the current user's store. Throws 401, 403, and 404 for other stores'. */
export const requestSellerCreditNote = async ({
  ctx,
  input: { number },
}: ByNumber): Promise<DownloadLink> => {
  const { merchantId } = getCurrentSeller(ctx);
  return linkTo(ctx, number, ({ merchant_id }) => merchant_id === merchantId);
};
