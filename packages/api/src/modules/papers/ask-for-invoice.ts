import type { Paper } from '@pasar/contract';
import type { Context, Verb } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import { ownOrder, ownSale } from '../orders/index.ts';
import { paperWords } from './paper-words.ts';
import { ticketUrl } from './tickets/ticket.ts';

type ByCode = Verb<{ code: string }>;

const nameOf = ({ locale }: Context, code: string) => `${paperWords[locale].invoice} ${code}.pdf`;

/** The invoice of the asker's order. Throws 401, 404 for other people's, and 409 before it is paid. */
export const askForInvoice = async ({ ctx, input: { code } }: ByCode): Promise<Paper> => {
  const { id, user_id, paid_at } = await ownOrder(ctx, code);
  if (paid_at === null) throw failure.conflict('invoice.unpaid');
  const { locale } = ctx;
  const name = nameOf(ctx, code);
  return ticketUrl(ctx, { paper: 'invoice', side: 'buyer', owner: user_id, orderId: id, locale, name });
};

/** The seller's copy of an invoice. Throws 401, 403, and 404 for other stores' orders and for unpaid ones. */
export const askForSaleInvoice = async ({ ctx, input: { code } }: ByCode): Promise<Paper> => {
  const { id, merchant_id } = await ownSale(ctx, code);
  const { locale } = ctx;
  const name = nameOf(ctx, code);
  return ticketUrl(ctx, { paper: 'invoice', side: 'seller', owner: merchant_id, orderId: id, locale, name });
};
