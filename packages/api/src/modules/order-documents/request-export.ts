import type { DownloadLink, endpoints, HandlerInput } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { jakartaDay } from '../../platform/jakarta.ts';
import { securityEvent } from '../../platform/security-events/security-event.ts';
import { getCurrentSeller } from '../orders/index.ts';
import { buyerWallet, sellerWallet } from '../wallet/index.ts';
import { createDownloadLink } from './download-tokens/download-token.ts';

type Orders = HandlerInput<typeof endpoints.orderDocuments.orders>['query'];
type Statement = HandlerInput<typeof endpoints.orderDocuments.buyerStatement>['query'];

/** `Pesanan 2026-11-01 2026-11-30.csv`; without days the day of the request. */
const nameOf = (
  { clock, locale }: Context,
  words: { id: string; en: string },
  { date_start, date_end }: Pick<Statement, 'date_start' | 'date_end'>,
) => {
  const today = jakartaDay(clock.now());
  return `${words[locale]} ${[date_start, date_end].filter(Boolean).join(' ') || today}.csv`;
};

/** The orders of the current user's store as the list's filters show them. Throws 401 and 403. */
export const requestOrdersExport = async ({ ctx, input }: HandlerArgs<Orders>): Promise<DownloadLink> => {
  const { merchantId } = getCurrentSeller(ctx);
  securityEvent(ctx, 'data-exported', { what: 'orders' });
  const name = nameOf(ctx, { id: 'Pesanan', en: 'Orders' }, input);
  return createDownloadLink(ctx, { paper: 'orders', merchantId, filter: input, locale: ctx.locale, name });
};

const statementOf = (
  ctx: Context,
  wallet: ReturnType<typeof buyerWallet>,
  input: Statement,
): DownloadLink => {
  securityEvent(ctx, 'data-exported', { what: 'wallet statement' });
  const name = nameOf(ctx, { id: 'Mutasi saldo', en: 'Balance statement' }, input);
  return createDownloadLink(ctx, { paper: 'wallet', ...wallet, filter: input, locale: ctx.locale, name });
};

/** What happened in the current user's wallet as a buyer. Throws 401. */
export const requestStatement = async ({ ctx, input }: HandlerArgs<Statement>): Promise<DownloadLink> =>
  statementOf(ctx, buyerWallet(ctx), input);

/** What happened in the wallet of the current user's store. Throws 401 and 403. */
export const requestStoreStatement = async ({ ctx, input }: HandlerArgs<Statement>): Promise<DownloadLink> =>
  statementOf(ctx, sellerWallet(ctx), input);
