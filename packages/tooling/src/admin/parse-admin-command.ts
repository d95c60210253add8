import { parseArgs } from 'node:util';

/** A question that makes no sense; the message is one sentence. */
export class AdminUsageError extends Error {
  override name = 'AdminUsageError';
}

/** The arguments of a command: which ones, more of the last one, and whether it requires a reason. */
interface Shape {
  words?: readonly string[];
  more?: boolean;
  why?: boolean;
}

const verbs = {
  help: {},
  overview: {},
  stores: {},
  approve: { words: ['a store'] },
  reject: { words: ['a store', 'a field with its reason'], more: true },
  suspend: { words: ['a store'], why: true },
  unsuspend: { words: ['a store'], why: true },
  users: {},
  close: { words: ['an e-mail'], why: true },
  open: { words: ['an e-mail'], why: true },
  adjust: { words: ['an e-mail', 'an amount'], why: true },
  withdrawals: {},
  'approve-withdrawal': { words: ['a code'] },
  payouts: {},
  'payout-file': { words: [], more: true },
  'payout-results': { words: ['a file'] },
  pay: { words: ['a code', "the bank's reference"] },
  reverse: { words: ['a code'], why: true },
  refuse: { words: ['a code'], why: true },
  payments: {},
  transfers: {},
  'confirm-transfer': { words: ['a reference', "the bank's reference"] },
  'refuse-transfer': { words: ['a reference'], why: true },
  settle: { words: ['a provider', 'a file'] },
  mismatches: {},
  'close-mismatch': { words: ["a mismatch's number"], why: true },
  orders: {},
  'cancel-order': { words: ["an order's code"], why: true },
  'complete-order': { words: ["an order's code"], why: true },
  'declare-lost': { words: ["an order's code"], why: true },
  approvals: {},
  'approve-request': { words: ["a request's number"] },
  'reject-request': { words: ["a request's number"], why: true },
  complaints: {},
  decide: { words: ["a complaint's number"], why: true },
  items: {},
  accept: { words: ["an item's number"] },
  drop: { words: ["an item's number"], why: true },
  offers: {},
  offer: { words: ['a name'] },
  'end-offer': { words: ["an offer's number"], why: true },
  rules: {},
  rule: { words: ['a kind', 'a phrase'], more: true },
  'rule-off': { words: ['a kind', 'a phrase'], more: true },
  try: { words: ['a search'], more: true },
  'delete-rule': { words: ["a rule's number"] },
  'import-rules': { words: ['a file'] },
  searches: {},
  'search-index': {},
  reindex: {},
  'search-back': {},
  'search-verify': { words: ["an index's name"] },
  'search-drop': { words: ["an index's name"] },
  audit: {},
  events: {},
  ledger: {},
} as const satisfies Record<string, Shape>;
export type AdminCommandName = keyof typeof verbs;

export interface AdminCommand {
  verb: AdminCommandName;
  words: string[];
  json: boolean;
  reason: string;
  /** Of a shipping offer, as they were typed. */
  offer: {
    english?: string;
    upTo?: number;
    least?: number;
    couriers?: string[];
    provinces?: string[];
    from?: string;
    until?: string;
  };
  refund: number | undefined;
  /** Rupiah that came by a transfer, when they differ. */
  amount: number | undefined;
  /** A search that shows what a rule would change; nothing is saved. */
  try: string | undefined;
  /** What a search rule makes of its phrases. */
  to: string | undefined;
  /** Where a file is written. */
  out: string | undefined;
  seller: boolean;
  topup: boolean;
  /** Filters of a list, as the call names them. */
  query: Record<string, string>;
  as: string | undefined;
  url: string | undefined;
}

const options = {
  as: { type: 'string' },
  url: { type: 'string' },
  status: { type: 'string' },
  search: { type: 'string' },
  action: { type: 'string' },
  user: { type: 'string' },
  event: { type: 'string' },
  since: { type: 'string' },
  page: { type: 'string' },
  reason: { type: 'string' },
  refund: { type: 'string' },
  amount: { type: 'string' },
  to: { type: 'string' },
  try: { type: 'string' },
  out: { type: 'string' },
  'name-en': { type: 'string' },
  'up-to': { type: 'string' },
  min: { type: 'string' },
  couriers: { type: 'string' },
  provinces: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  seller: { type: 'boolean', default: false },
  topup: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const isVerb = (word: string): word is AdminCommandName => Object.hasOwn(verbs, word);

/** `adjust a@b.id -5000`: an amount below zero is no option. */
const guarded = (argv: readonly string[]): string[] =>
  argv.map((word) => (/^-[\d.]+$/.test(word) ? ` ${word}` : word));

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({ args: guarded(argv), options, allowPositionals: true });
  } catch (error) {
    throw new AdminUsageError(`${(error as Error).message.split(/\.\s/)[0]}.`);
  }
};

/** An integer of rupiah; dots between thousands are read over. */
export const parseRupiah = (text: string): number => {
  const plain = text
    .trim()
    .replace(/^Rp/i, '')
    .replace(/\.(?=\d{3}(\D|$))/g, '');
  if (!/^-?\d+$/.test(plain)) throw new AdminUsageError(`'${text.trim()}' is no amount of rupiah.`);
  return Number(plain);
};

const demandWords = (verb: AdminCommandName, words: readonly string[], reason: string) => {
  const { words: wanted = [], more = false, why = false }: Shape = verbs[verb];
  const missing = wanted[words.length];
  if (missing) throw new AdminUsageError(`${verb} needs ${missing}.`);
  const extra = more ? undefined : words[wanted.length];
  if (extra !== undefined) throw new AdminUsageError(`${verb} makes nothing of '${extra}'.`);
  if (why && reason === '')
    throw new AdminUsageError(`${verb} needs --reason: whoever it concerns reads it.`);
};

const hours = { h: 1, d: 24 };

/** `24h` and `7d` before now, or the beginning of a day in Jakarta. */
export const parseSince = (text: string, now: Date): string => {
  const [, count, unit] = /^(\d{1,4})([hd])$/.exec(text.trim()) ?? [];
  if (count && unit) {
    return new Date(now.getTime() - Number(count) * hours[unit as 'h' | 'd'] * 3_600_000).toISOString();
  }
  const day = new Date(`${text.trim()}T00:00:00+07:00`);
  if (/^\d{4}-\d\d-\d\d$/.test(text.trim()) && !Number.isNaN(day.getTime())) return day.toISOString();
  throw new AdminUsageError(`--since takes 24h, 7d or a day like 2026-11-01, not '${text}'.`);
};

const listIn = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

type Values = ReturnType<typeof parse>['values'];

/** The given limits of a shipping offer; an absent value is no limit. */
const offerIn = (values: Values): AdminCommand['offer'] => ({
  ...(values['name-en'] === undefined ? {} : { english: values['name-en'] }),
  ...(values['up-to'] === undefined ? {} : { upTo: parseRupiah(values['up-to']) }),
  ...(values.min === undefined ? {} : { least: parseRupiah(values.min) }),
  ...(values.couriers === undefined ? {} : { couriers: listIn(values.couriers) }),
  ...(values.provinces === undefined ? {} : { provinces: listIn(values.provinces) }),
  ...(values.from === undefined ? {} : { from: values.from }),
  ...(values.until === undefined ? {} : { until: values.until }),
});

/** Parses the arguments of a command line. Throws AdminUsageError. */
export const parseAdminCommand = (argv: readonly string[]): AdminCommand => {
  const { values, positionals } = parse(argv);
  const [name = 'help', ...words] = positionals;
  const verb = values.help ? 'help' : name;
  if (!isVerb(verb)) throw new AdminUsageError(`There is no verb '${verb}'.`);
  const reason = values.reason?.trim() ?? '';
  if (!values.help) demandWords(verb, words, reason);
  const { status, search, action, page, user, event } = values;
  const since = values.since === undefined ? undefined : parseSince(values.since, new Date());
  const filters = {
    status,
    action,
    page,
    user,
    event,
    since,
    [verb === 'audit' ? 'actor' : 'search']: search,
  };
  return {
    verb,
    words: words.map((word) => word.trim()),
    json: values.json,
    reason,
    offer: offerIn(values),
    refund: values.refund === undefined ? undefined : parseRupiah(values.refund),
    amount: values.amount === undefined ? undefined : parseRupiah(values.amount),
    to: values.to,
    try: values.try,
    out: values.out,
    seller: values.seller,
    topup: values.topup,
    query: Object.fromEntries(
      Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
    as: values.as,
    url: values.url,
  };
};
