import { type DownloadLink, formatMonth } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { jakartaMonth } from '../../../platform/jakarta.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { readMonth, sellerWallet } from '../../wallet/index.ts';
import { createDownloadLink } from '../download-tokens/download-token.ts';
import { monthMessages } from './month-messages.ts';
import type { PrintMonth } from './print-month.ts';

/** The report of a month of the current user's store, on paper. Throws 401 and 403. */
export const requestMonth = async ({
  ctx,
  input,
}: HandlerArgs<{ month?: string | undefined }>): Promise<DownloadLink> => {
  const { owner: merchantId } = sellerWallet(ctx);
  const { locale, clock } = ctx;
  const month = input.month ?? jakartaMonth(clock.now());
  securityEvent(ctx, 'data-exported', { what: 'wallet month' });
  const name = `${monthMessages[locale].title} ${formatMonth(month, locale)}.pdf`;
  return createDownloadLink(ctx, { paper: 'month', merchantId, month, locale, name });
};

/** What the report says now. */
export const readPrintedMonth = async (
  ctx: Context,
  { merchantId, month, locale }: { merchantId: number; month: string; locale: PrintMonth['locale'] },
): Promise<PrintMonth> => {
  const store = await ctx.db
    .selectFrom('merchants')
    .select('merchant_name')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return {
    report: await readMonth(ctx, { kind: 'seller_wallet', owner: merchantId }, month),
    store: store.merchant_name,
    at: ctx.clock.now().toISOString(),
    locale,
  };
};
