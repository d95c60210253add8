import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { messageId } from '../messages/message-id.ts';
import { sellerTabs } from '../orders/order-status.ts';
import { TaxDocumentNumber } from '../schemas/tax-documents.ts';
import { Day, Month, TransactionCode } from '../schemas/wire-id.ts';
import { maxSearch } from '../validation/search.ts';
import { walletEntryTypes } from './wallet.ts';

/**
 * A file that is made when it is opened. `url` needs no header and works for 60 seconds, in a link as well: a PDF shows
 * itself, a table is saved; with `?save=1` a PDF is saved, too (domain "Private files").
 */
const paperEntries = {
  url: v.string(),
  /** What it is called when it is saved. */
  name: v.string(),
  expires_at: v.string(),
};
export const DownloadLink = v.object(paperEntries);
export type DownloadLink = v.InferOutput<typeof DownloadLink>;

const byNumber = v.object({ number: TaxDocumentNumber });

const byCode = v.object({ code: TransactionCode });

const between = { date_start: v.optional(Day), date_end: v.optional(Day) };

const statement = v.object({ type: v.optional(v.picklist(walletEntryTypes)), ...between });

export const orderDocuments = {
  buyerInvoice: endpoint({
    method: 'GET',
    path: '/buyer/dashboard/order/invoice/:code',
    summary: 'The invoice of a paid order of mine, as PDF',
    access: 'user',
    params: byCode,
    data: DownloadLink,
  }),
  sellerInvoice: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/orders/invoice/:code',
    summary: 'Get the invoice of an order of the store with its income, as PDF',
    access: 'merchant',
    area: 'orders',
    params: byCode,
    data: DownloadLink,
  }),
  buyerCreditNote: endpoint({
    method: 'GET',
    path: '/buyer/dashboard/order/credit-note/:number',
    summary: 'The credit note of a refund of mine, as PDF',
    access: 'user',
    params: byNumber,
    data: DownloadLink,
  }),
  sellerCreditNote: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/orders/credit-note/:number',
    summary: 'The credit note of a refund of an order of the store, as PDF',
    access: 'merchant',
    area: 'orders',
    params: byNumber,
    data: DownloadLink,
  }),
  label: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/orders/label/:code',
    scope: ['orders:read'],
    summary: 'The shipping label and the packing slip of an order with an airway bill, A6, as PDF',
    access: 'merchant',
    area: 'orders',
    params: byCode,
    data: DownloadLink,
  }),
  labels: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/orders/labels',
    scope: ['orders:read'],
    summary: 'Shipping labels and packing slips of many orders in one PDF, A6, in the order of the codes',
    access: 'merchant',
    area: 'orders',
    body: v.object({
      order_codes: v.pipe(
        v.array(TransactionCode, messageId('field.required')),
        v.minLength(1, messageId('field.required')),
        v.maxLength(100, messageId('labels.many')),
      ),
      /** Packing slips behind the labels; false prints labels alone. */
      slips: v.optional(v.boolean(messageId('field.invalid')), true),
    }),
    data: v.object({
      ...paperEntries,
      /** Null when there is nothing to print. */
      url: v.nullable(v.string()),
      /** Codes on the document. */
      done: v.array(v.string()),
      failed: v.array(v.object({ id: v.optional(v.string()), order_code: v.string(), message: v.string() })),
    }),
  }),
  orders: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/orders/export',
    summary: "Orders of my store as CSV, by the list's filters, a row per line of an order",
    access: 'merchant',
    area: 'orders',
    query: v.object({
      status: v.optional(v.picklist(sellerTabs), 'all'),
      search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxSearch, messageId('search.long'))), ''),
      courier: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
      ...between,
    }),
    data: DownloadLink,
  }),
  buyerStatement: endpoint({
    method: 'GET',
    path: '/buyer/dashboard/wallet/statement',
    summary: 'Export wallet transactions, oldest first, as CSV',
    access: 'user',
    query: statement,
    data: DownloadLink,
  }),
  sellerStatement: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/wallet/statement',
    summary: "What came into my store's wallet and what went out, oldest first, as CSV",
    access: 'merchant',
    area: 'money',
    query: statement,
    data: DownloadLink,
  }),
  sellerMonth: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/wallet/month/print',
    summary: "The report of a month of my store's wallet as PDF; without a month that of the current one",
    access: 'merchant',
    area: 'money',
    query: v.object({ month: v.optional(Month) }),
    data: DownloadLink,
  }),
};
