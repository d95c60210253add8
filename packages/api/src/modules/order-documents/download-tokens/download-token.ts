import type { DownloadLink, Locale, SellerTab, WalletEntry } from '@pasar/contract';
import { later, second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';

/** How long a token is valid (domain "Private files"). */
const goodFor = 60 * second;

interface Days {
  date_start?: string | undefined;
  date_end?: string | undefined;
}

/** Names a document and its owner. The permission was checked at the request; the document is created when opened. */
export type DownloadToken = { locale: Locale; name: string } & (
  | { paper: 'invoice'; side: 'buyer' | 'seller'; owner: number; orderId: number }
  | { paper: 'credit-note'; orderId: number; documentId: number }
  | { paper: 'labels'; merchantId: number; orderIds: number[]; slips: boolean }
  | { paper: 'month'; merchantId: number; month: string }
  | {
      paper: 'orders';
      merchantId: number;
      filter: Days & { status: SellerTab; search: string; courier: string };
    }
  | {
      paper: 'wallet';
      kind: 'buyer_wallet' | 'seller_wallet';
      owner: number;
      filter: Days & { type?: WalletEntry['type'] | undefined };
    }
);

const purpose = 'paper ticket';

/**
 * The URL of a document, valid for 60 seconds. The token is encrypted: it reveals nothing, and nobody can forge one.
 */
export const createDownloadLink = (ctx: Context, ticket: DownloadToken): DownloadLink => {
  const until = later(ctx.clock, goodFor);
  const sealed = ctx.keys.seal(purpose, JSON.stringify({ ...ticket, until: until.getTime() }));
  const { name } = ticket;
  return {
    url: `/media/documents/${sealed}/${encodeURIComponent(name)}`,
    name,
    expires_at: until.toISOString(),
  };
};

/** The content of a token; null when it is forged or expired. */
export const openDownloadToken = (ctx: Context, sealed: string): DownloadToken | null => {
  try {
    // Sealed by us, so that it is what we wrote.
    const { until, ...ticket } = JSON.parse(ctx.keys.open(purpose, sealed)) as DownloadToken & {
      until: number;
    };
    return ctx.clock.now().getTime() < until ? ticket : null;
  } catch {
    return null;
  }
};
