import type { MarketNotice } from '@pasar/contract';
import type { Data } from './admin-client.ts';

const rupiah = (amount: number) => `Rp${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`;
const minute = (at: string | null) => (at ? `${at.slice(0, 16).replace('T', ' ')} UTC` : '-');
/** Nothing that somebody wrote may paint the terminal or pretend to be another line. */
export const plain = (text: unknown) => String(text ?? '').replace(/\p{Cc}+/gu, ' ');
const columns = (...parts: unknown[]) => parts.map(plain).join('  ');

/** What an approval would change: roles, a setting, or money. */
const effectOf = ({ roles, setting, amount }: Data) => {
  if (roles) return `roles ${roles.join(', ') || 'none'}`;
  return setting ? `to ${setting.value ?? 'off'}` : rupiah(amount);
};

/** One line per row of each list. */
export const rowLines = {
  stores: (store: Data) =>
    columns(
      `#${store.id}`,
      store.merchant_name,
      store.owner.email,
      store.verification_status + (store.is_late ? ' (late)' : ''),
      store.waiting.length > 0 ? `waiting: ${store.waiting.join(', ')}` : '',
    ),
  users: (user: Data) =>
    columns(`#${user.id}`, user.email, user.fullname, user.role, user.status, user.merchant?.merchant_name),
  withdrawals: (row: Data) =>
    columns(
      row.withdraw_code,
      rupiah(row.payout),
      `${row.bank_name} ${row.rekening} ${row.atas_nama}`,
      row.owner.email,
      row.status + (row.is_late ? ' (late)' : ''),
      `due ${minute(row.estimated_at)}`,
    ),
  payouts: (row: Data) =>
    columns(
      row.batch_code,
      `${row.rows} rows`,
      rupiah(row.total),
      `${row.open} open`,
      minute(row.created_at),
      row.created_by,
      row.sha256,
    ),
  payments: (row: Data) =>
    columns(
      row.order_group_code,
      rupiah(row.amount),
      row.method,
      row.status,
      row.buyer.email,
      row.charges.map((charge: Data) => `${charge.reference} ${charge.provider} ${charge.status}`).join(', '),
    ),
  transfers: (row: Data) =>
    columns(
      row.reference,
      rupiah(row.amount),
      row.status,
      row.sender ? `from ${row.sender}` : '',
      row.buyer.email,
      `until ${minute(row.expires_at)}`,
    ),
  mismatches: (row: Data) =>
    columns(
      `#${row.id}`,
      row.kind,
      row.ref,
      `${row.amount < 0 ? '-' : ''}${rupiah(Math.abs(row.amount))}`,
      row.detail,
      minute(row.opened_at),
    ),
  orders: (row: Data) =>
    columns(
      row.order_code,
      minute(row.placed_at),
      rupiah(row.grand_total),
      row.buyer.name,
      row.store.merchant_name,
      row.status,
      row.due ? `${row.due.type} until ${minute(row.due.at)}` : '',
    ),
  approvals: (row: Data) =>
    columns(
      `#${row.id}`,
      row.action,
      row.subject,
      effectOf(row),
      `by ${row.requested_by.name}`,
      row.reason,
      row.state,
      `until ${minute(row.expires_at)}`,
    ),
  complaints: (row: Data) =>
    columns(
      `#${row.id}`,
      row.order_code,
      row.type_label,
      `asks ${rupiah(row.amount)} of ${rupiah(row.held)}`,
      `${row.buyer.email} / ${row.merchant.merchant_name}`,
      row.status,
    ),
  items: (item: Data) =>
    columns(
      `#${item.id}`,
      item.name,
      item.variant_label,
      `${rupiah(item.price)} -> ${rupiah(item.flash_price)} (${item.discount_percent} %)`,
      `${item.flash_stock} pieces`,
      item.merchant.merchant_name,
      item.status,
    ),
  offers: (offer: Data) =>
    columns(
      `#${offer.id}`,
      offer.name_en,
      offer.max_subsidy === null ? 'whole fare' : `up to ${rupiah(offer.max_subsidy)}`,
      `from ${rupiah(offer.min_spend)}`,
      offer.provinces === null ? 'everywhere' : `provinces ${offer.provinces.join(',')}`,
      offer.couriers === null ? 'every courier' : offer.couriers.join(','),
      offer.state,
      `${offer.orders} orders, ${rupiah(offer.spent)}`,
    ),
  rules: (rule: Data) =>
    columns(
      rule.id === null ? '-' : `#${rule.id}`,
      rule.kind,
      rule.phrases.join(', '),
      rule.target === null ? '' : `-> ${rule.target}`,
      rule.origin + (rule.is_active ? '' : ' (off)'),
      rule.updated_by,
      rule.note,
    ),
  searches: (count: Data) =>
    columns(
      count.query,
      count.locale,
      `${count.searches} searches`,
      `${count.zero} found nothing`,
      `${count.relaxed} without a word`,
      `${count.corrected} corrected`,
      `${count.clicks} led to a product`,
    ),
  audit: (entry: Data) =>
    columns(
      minute(entry.at),
      entry.actor?.email ?? 'system',
      entry.action,
      `${entry.target.type} ${entry.target.id}`,
      entry.reason,
    ),
  events: (row: Data) =>
    columns(
      minute(row.at),
      row.event + (row.count > 1 ? ` ×${row.count}` : ''),
      row.account?.email ?? row.actor?.email ?? '-',
      row.actor && row.account && row.actor.id !== row.account.id ? `by ${row.actor.email}` : '',
      row.network,
      Object.entries(row.details)
        .map(([name, value]) => `${name}=${value}`)
        .join(' '),
    ),
} satisfies Record<string, (row: Data) => string>;
export type ListCommand = keyof typeof rowLines;

const noticeLines: Record<MarketNotice, string> = {
  no_payment_method: 'Nobody can pay: set PASAR_PAYMENTS.',
  ledger_fault: 'The last check of the books found faults that nobody explained: no bank file is made.',
  search_oversized: 'Too many products for the embedded search: set SEARCH_URL.',
  approval_off: 'PASAR_APPROVAL_LIMIT is off: one person alone may move any sum.',
  approval_alone: 'Only one account may approve money: what waits for a colleague will expire.',
};

export const overviewLines = ({ stores, withdrawals, complaints, flash_items, notices }: Data): string[] => [
  ...notices.map((notice: MarketNotice) => noticeLines[notice]),
  `stores       ${stores.submitted} wait, ${stores.late} of them late`,
  `withdrawals  ${withdrawals.open} open for ${rupiah(withdrawals.amount)}, ${withdrawals.late} late`,
  `complaints   ${complaints.escalated} wait for staff, ${complaints.open} for their sellers`,
  `flash sales  ${flash_items.submitted} items wait`,
];

export const ledgerLines = ({ ok, faults, mismatches = [] }: Data): string[] =>
  ok
    ? ['Everything adds up: books, wallets, escrow, stock, vouchers, orders.']
    : [
        ...faults.map(plain),
        ...mismatches.map(({ kind, ref, amount, detail, opened_at }: Data) =>
          columns(`open since ${minute(opened_at)}`, kind, ref, rupiah(amount), detail),
        ),
      ];

export const searchIndexLines = (data: Data): string[] => [
  `${data.engine}, ${data.products} products`,
  ...(data.oversized ? ['Too many for one process: set SEARCH_URL (docs/operate.md).'] : []),
  ...(data.lag_seconds === null ? [] : [`${data.lag_seconds} s behind, ${data.pending} changes wait`]),
  ...data.indexes.map(({ name, state, error, created_at, compared_at, repaired }: Data) =>
    columns(
      name,
      state,
      minute(created_at),
      compared_at === null ? '' : `compared ${minute(compared_at)}, ${repaired} repaired`,
      error,
    ),
  ),
  ...data.rejected.map(({ product_id, reason }: Data) => columns(`refused #${product_id}`, reason)),
];

/** What a decision above the limit of one staff user came to. */
export const requestLine = ({ id, expires_at }: { id: number; expires_at: string }): string =>
  `Request #${id} waits for a colleague until ${minute(expires_at)}; nothing has moved yet.`;

/** What a decision came to. */
export const resultLine = (verb: string, data: Data): string => {
  if (data.requested_by)
    return `Request #${data.id} is ${data.state}: ${data.action} ${plain(data.subject)}, ${rupiah(data.amount)}.`;
  if (data.order_group_code && data.order_code) return `${data.order_code} is ${data.status}.`;
  if (data.adjustment_code) return `${data.adjustment_code}: the balance is ${rupiah(data.balance)} now.`;
  if (data.order_group_code && data.reference)
    return `${data.reference} is ${data.status}: ${rupiah(data.received ?? data.amount)}.`;
  if (data.ref && data.kind) return `Mismatch #${data.id} (${plain(data.ref)}) is closed.`;
  if (data.withdraw_code) return `${data.withdraw_code} is ${data.status}: ${rupiah(data.payout)}.`;
  if (data.order_code)
    return `Complaint #${data.id} is ${data.status}: ${rupiah(data.result?.refunded ?? 0)} go back to the buyer, the store receives ${rupiah(data.outcome?.seller_net ?? 0)}.`;
  if (data.flash_price) return `Item #${data.id} is ${data.status}; ${data.stock} pieces are free to sell.`;
  if (data.engine) return searchIndexLines(data).join('\n');
  if (data.phrases) return `${rowLines.rules(data)}: searches follow within 5 seconds.`;
  if (data.name_en && data.state) return `Shipping offer #${data.id} is ${data.state}.`;
  if (data.merchant_name && data.verification_status) {
    return `${plain(data.merchant_name)} is ${data.verification_status}.`;
  }
  return `${plain(data.email ?? verb)} is ${data.status ?? 'done'}.`;
};
