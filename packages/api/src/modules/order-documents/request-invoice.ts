import type { DownloadLink } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { findOwnOrder, findOwnSellerOrder } from '../orders/index.ts';
import { createDownloadLink } from './download-tokens/download-token.ts';
import { orderDocumentMessages } from './order-document-messages.ts';

type ByCode = HandlerArgs<{ code: string }>;

const nameOf = ({ locale }: Context, code: string) => `${orderDocumentMessages[locale].invoice} ${code}.pdf`;

/** The invoice of the current user's order. Throws 401, 404 for other users', and 409 before it is paid. */
export const requestInvoice = async ({ ctx, input: { code } }: ByCode): Promise<DownloadLink> => {
  const { id, user_id, paid_at } = await findOwnOrder(ctx, code);
  if (paid_at === null) throw apiError.conflict('invoice.unpaid');
  const { locale } = ctx;
  const name = nameOf(ctx, code);
  return createDownloadLink(ctx, {
    paper: 'invoice',
    side: 'buyer',
    owner: user_id,
    orderId: id,
    locale,
    name,
  });
};

/** The seller's copy of an invoice. Throws 401, 403, and 404 for other stores' orders and for unpaid ones. */
export const requestSellerInvoice = async ({ ctx, input: { code } }: ByCode): Promise<DownloadLink> => {
  const { id, merchant_id } = await findOwnSellerOrder(ctx, code);
  const { locale } = ctx;
  const name = nameOf(ctx, code);
  return createDownloadLink(ctx, {
    paper: 'invoice',
    side: 'seller',
    owner: merchant_id,
    orderId: id,
    locale,
    name,
  });
};
