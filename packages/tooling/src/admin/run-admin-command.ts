import { type AdminClient, AdminError, type Data } from './admin-client.ts';
import {
  type ListCommand,
  ledgerLines,
  overviewLines,
  requestLine,
  resultLine,
  rowLines,
} from './admin-lines.ts';
import type { AdminResult } from './admin-result.ts';
import { type AdminCommand, AdminUsageError, parseRupiah } from './parse-admin-command.ts';
import { sendPayoutResults, sendSettlement, writePayoutFile } from './payout-files.ts';
import { getRule, importRules, showSearchIndex, trySearch } from './search-rules.ts';

const lists: Record<ListCommand, string> = {
  stores: '/admin/merchants/list',
  users: '/admin/users/list',
  withdrawals: '/admin/withdrawals/list',
  payouts: '/admin/payouts/batches',
  payments: '/admin/payments/list',
  transfers: '/admin/payments/transfers',
  mismatches: '/admin/mismatches/list',
  orders: '/admin/orders/list',
  approvals: '/admin/approvals/list',
  complaints: '/admin/complaints/list',
  items: '/admin/flashsale/items',
  offers: '/admin/shipping-offers/list',
  rules: '/admin/search/rules',
  searches: '/admin/search/report',
  audit: '/admin/audit/list',
  events: '/admin/security-events/list',
};
const isList = (verb: string): verb is ListCommand => Object.hasOwn(lists, verb);

/** Lists that name their filter otherwise. */
const filterNames: Partial<Record<ListCommand, string>> = {
  approvals: 'state',
  offers: 'state',
  rules: 'kind',
  searches: 'kind',
};

const list = async (
  market: AdminClient,
  verb: ListCommand,
  query: Record<string, string>,
): Promise<AdminResult> => {
  const { status, ...others } = query;
  const name = filterNames[verb];
  const asked = name && status !== undefined ? { ...others, [name]: status } : query;
  // Orders come 50 at a time by themselves.
  const size: Record<string, string> = verb === 'orders' ? {} : { per_page: '50' };
  const { data, meta, next_cursor } = await market.get(lists[verb], { ...size, ...asked });
  const lines: string[] = data.map(rowLines[verb]);
  if (next_cursor) return { data, lines: [...lines, 'the newest 50; --search and --status find the others'] };
  const page = meta && meta.last_page > 1 ? [`page ${meta.current_page} of ${meta.last_page}`] : [];
  return { data, lines: lines.length > 0 ? [...lines, ...page] : ['Nothing here.'] };
};

/** The one row that an argument names. Throws Rejected for none, and for several. */
const only = (rows: Data[], word: string, isIt: (row: Data) => boolean): Data => {
  const found = rows.filter(isIt);
  if (found.length === 1) return found[0];
  const what =
    found.length === 0 ? `Nothing is called '${word}'.` : `'${word}' names ${found.length} of them.`;
  throw new AdminError(404, what, null);
};

const storeId = async (market: AdminClient, word: string): Promise<number> => {
  if (/^\d+$/.test(word)) return Number(word);
  const { data } = await market.get('/admin/merchants/list', {
    status: 'all',
    search: word,
    per_page: '100',
  });
  return only(
    data,
    word,
    ({ merchant_slug, owner }) => merchant_slug === word || owner.email === word.toLowerCase(),
  ).id;
};

const userOf = async (market: AdminClient, word: string): Promise<Data> => {
  const { data } = await market.get('/admin/users/list', { search: word, per_page: '100' });
  return only(data, word, ({ email }) => email === word.toLowerCase());
};

const reasonsOf = (words: readonly string[]) =>
  words.map((word) => {
    const at = word.indexOf('=');
    if (at < 1 || word.slice(at + 1).trim() === '') {
      throw new AdminUsageError(`Write each refusal as <field>=<reason>, not '${word}'.`);
    }
    return { field: word.slice(0, at), reason: word.slice(at + 1).trim() };
  });

const numberOf = (word: string): number => {
  if (!/^\d+$/.test(word)) throw new AdminUsageError(`'${word}' is no number.`);
  return Number(word);
};

/** Of the order as it is now: a colleague who is faster makes it a 409. */
const orderCall = async (
  market: AdminClient,
  word: string,
  action: 'cancel' | 'complete' | 'lost',
  reason: string,
): Promise<[path: string, body: object]> => {
  const order_code = word.toUpperCase();
  const { data } = await market.get(`/admin/orders/detail/${encodeURIComponent(order_code)}`);
  return ['/admin/orders/act', { order_code, version: data.version, action, reason }];
};

/** The call that a decision is: its path and what it sends. */
const callOf = async (market: AdminClient, command: AdminCommand): Promise<[path: string, body: object]> => {
  const { verb, words, reason, offer, refund, amount: received, seller, topup } = command;
  const [first = '', second = '', ...more] = words;
  switch (verb) {
    case 'approve':
      return ['/admin/merchants/approve', { merchant_id: await storeId(market, first) }];
    case 'reject': {
      const reasons = reasonsOf([second, ...more]);
      return ['/admin/merchants/reject', { merchant_id: await storeId(market, first), reasons }];
    }
    case 'suspend':
    case 'unsuspend':
      return [`/admin/merchants/${verb}`, { merchant_id: await storeId(market, first), reason }];
    case 'close':
    case 'open': {
      const call = verb === 'close' ? 'suspend' : 'unsuspend';
      return [`/admin/users/${call}`, { user_id: (await userOf(market, first)).id, reason }];
    }
    case 'adjust': {
      const amount = parseRupiah(second);
      const { id, merchant } = await userOf(market, first);
      if (seller && !merchant) throw new AdminError(404, `${first} has no store.`, null);
      const wallet = seller ? 'seller' : 'buyer';
      const type = topup ? 'topup' : 'adjustment';
      return ['/admin/wallet/adjust', { wallet, owner_id: seller ? merchant.id : id, type, amount, reason }];
    }
    case 'approve-withdrawal':
      return ['/admin/withdrawals/approve', { withdraw_code: first }];
    case 'pay':
      return ['/admin/payouts/paid', { withdraw_code: first, bank_reference: second }];
    case 'reverse':
      return ['/admin/payouts/reversed', { withdraw_code: first, reason }];
    case 'refuse':
      return ['/admin/withdrawals/reject', { withdraw_code: first, reason }];
    case 'confirm-transfer':
      return [
        '/admin/payments/confirm',
        {
          reference: first.toUpperCase(),
          bank_reference: second,
          ...(received === undefined ? {} : { amount: received }),
        },
      ];
    case 'refuse-transfer':
      return ['/admin/payments/reject', { reference: first.toUpperCase(), reason }];
    case 'close-mismatch':
      return ['/admin/mismatches/close', { mismatch_id: numberOf(first), reason }];
    case 'decide': {
      if (refund === undefined) throw new AdminUsageError('decide needs --refund; 0 decides for the seller.');
      return [
        '/admin/complaints/decide',
        { complaint_id: numberOf(first), refund_amount: refund, note: reason },
      ];
    }
    case 'cancel-order':
      return orderCall(market, first, 'cancel', reason);
    case 'complete-order':
      return orderCall(market, first, 'complete', reason);
    case 'declare-lost':
      return orderCall(market, first, 'lost', reason);
    case 'approve-request':
      return ['/admin/approvals/approve', { approval_id: numberOf(first) }];
    case 'reject-request':
      return ['/admin/approvals/reject', { approval_id: numberOf(first), reason }];
    case 'accept':
      return ['/admin/flashsale/approve', { item_id: numberOf(first) }];
    case 'drop':
      return ['/admin/flashsale/reject', { item_id: numberOf(first), reason }];
    case 'offer':
      return [
        '/admin/shipping-offers/create',
        {
          name_id: first,
          name_en: offer.english ?? first,
          max_subsidy: offer.upTo ?? null,
          min_spend: offer.least ?? 0,
          couriers: offer.couriers ?? null,
          provinces: offer.provinces ?? null,
          date_start: offer.from ?? new Date().toISOString(),
          date_end: offer.until ?? null,
        },
      ];
    case 'end-offer':
      return ['/admin/shipping-offers/end', { shipping_offer_id: numberOf(first), reason }];
    case 'rule':
    case 'rule-off':
      return ['/admin/search/save', getRule(command)];
    case 'reindex':
      return ['/admin/search/reindex', {}];
    case 'search-back':
      return ['/admin/search/back', {}];
    case 'search-verify':
      return ['/admin/search/verify', { name: first }];
    case 'search-drop':
      return ['/admin/search/drop', { name: first }];
    case 'delete-rule':
      return ['/admin/search/delete', { rule_id: numberOf(first) }];
    default:
      throw new AdminUsageError(`There is no verb '${verb}'.`);
  }
};

/** Runs a command on a server. Throws Rejected with the server's message, and AdminUsageError. */
export const runAdminCommand = async (market: AdminClient, command: AdminCommand): Promise<AdminResult> => {
  const { verb, query } = command;
  if (isList(verb)) return list(market, verb, query);
  if (verb === 'overview') {
    const { data } = await market.get('/admin/overview');
    return { data, lines: overviewLines(data) };
  }
  if (verb === 'ledger') {
    const { data, mismatches = [] } = await market.post('/admin/ledger/check', {});
    const good = data.faults.length === 0 && mismatches.length === 0;
    return { data: { ...data, mismatches }, lines: ledgerLines({ ...data, mismatches, ok: good }), good };
  }
  if (verb === 'payout-file') return writePayoutFile(market, command);
  if (verb === 'settle') return sendSettlement(market, command);
  if (verb === 'payout-results') return sendPayoutResults(market, command);
  if (verb === 'search-index') return showSearchIndex(market);
  if (verb === 'import-rules') return importRules(market, command);
  if (verb === 'try' || command.try !== undefined) return trySearch(market, command);
  const [path, body] = await callOf(market, command);
  const { data, approval } = await market.post(path, body);
  return { data, lines: [approval ? requestLine(approval) : resultLine(verb, data)] };
};
