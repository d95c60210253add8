import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { Kit, Notification } from '../base/provider.ts';

export const transactionsSchema = `
  create table if not exists transactions (
    order_id text primary key,
    transaction_id text not null,
    payment_type text not null,
    bank text,
    gross_amount integer not null,
    status text not null default 'pending',
    va_number text,
    bill_key text,
    created_at integer not null,
    expires_at integer not null,
    paid_at integer
  );
  create table if not exists refunds (refund_key text primary key, order_id text not null, amount integer not null);
  create table if not exists idempotency (key text primary key, body text not null, at integer not null);`;

export interface Transaction {
  order_id: string;
  transaction_id: string;
  payment_type: string;
  bank: string | null;
  gross_amount: number;
  status: string;
  va_number: string | null;
  bill_key: string | null;
  created_at: number;
  expires_at: number;
  paid_at: number | null;
}

/** Midtrans writes amounts with two decimals. */
export const amountText = (amount: number): string => `${amount}.00`;

/** `2026-11-21 10:00:00`, in Jakarta. */
const timeText = (at: number) => new Date(at + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

const codes: Record<string, string> = { pending: '201', deny: '202', expire: '407' };
export const getStatusCode = (status: string): string => codes[status] ?? '200';

/** Company code of bills at Mandiri. */
export const billerCode = '70012';

/** What every answer about a transaction has; a QR text and app links are in the first one alone. */
export const present = (row: Transaction) => ({
  status_code: getStatusCode(row.status),
  status_message: 'Success, transaction is found',
  transaction_id: row.transaction_id,
  order_id: row.order_id,
  merchant_id: 'G000000017',
  gross_amount: amountText(row.gross_amount),
  currency: 'IDR',
  payment_type: row.payment_type,
  transaction_time: timeText(row.created_at),
  transaction_status: row.status,
  fraud_status: 'accept',
  expiry_time: timeText(row.expires_at),
  ...(row.paid_at === null ? {} : { settlement_time: timeText(row.paid_at) }),
  ...(row.bill_key === null ? {} : { biller_code: billerCode, bill_key: row.bill_key }),
  ...(row.va_number === null
    ? {}
    : row.bank === 'permata'
      ? { permata_va_number: row.va_number }
      : { va_numbers: [{ bank: row.bank, va_number: row.va_number }] }),
});

const signature = (row: Transaction, serverKey: string) =>
  createHash('sha512')
    .update(row.order_id + getStatusCode(row.status) + amountText(row.gross_amount) + serverKey)
    .digest('hex');

/** The notification of a transaction as it is now. */
export const createNotification = (row: Transaction, serverKey: string): Notification => ({
  headers: {},
  body: { ...present(row), signature_key: signature(row, serverKey) },
});

export const findTransaction = ({ db }: Kit, orderId: string): Transaction | undefined =>
  db.prepare('select * from transactions where order_id = ?').get(orderId) as Transaction | undefined;

/** Moves a transaction and notifies. */
export const move = (
  kit: Kit,
  serverKey: string,
  orderId: string,
  change: { status: string; amount?: number | undefined },
): Transaction => {
  const row = findTransaction(kit, orderId);
  if (!row) throw new Error(`no transaction has the order_id ${orderId}`);
  const paidAt = change.status === 'settlement' ? kit.now().getTime() : row.paid_at;
  const moved = {
    ...row,
    status: change.status,
    gross_amount: change.amount ?? row.gross_amount,
    paid_at: paidAt,
  };
  kit.db
    .prepare('update transactions set status = ?, gross_amount = ?, paid_at = ? where order_id = ?')
    .run(moved.status, moved.gross_amount, paidAt, orderId);
  kit.notify(createNotification(moved, serverKey));
  return moved;
};

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');
const prefixes: Record<string, string> = {
  bca: '80777',
  bri: '77108',
  bni: '98815',
  permata: '8528',
  cimb: '1349',
};

/** Writes a transaction down and gives it what it is paid to. */
export const insertTransaction = (
  { db, now }: Kit,
  wish: Pick<Transaction, 'order_id' | 'payment_type' | 'bank' | 'gross_amount'> & { minutes: number },
): Transaction => {
  const at = now().getTime();
  const row: Transaction = {
    order_id: wish.order_id,
    transaction_id: randomUUID(),
    payment_type: wish.payment_type,
    bank: wish.bank,
    gross_amount: wish.gross_amount,
    status: 'pending',
    va_number: wish.bank && (prefixes[wish.bank] ?? '') + digits(11),
    bill_key: wish.payment_type === 'echannel' ? digits(12) : null,
    created_at: at,
    expires_at: at + wish.minutes * 60_000,
    paid_at: null,
  };
  db.prepare(
    `insert into transactions (order_id, transaction_id, payment_type, bank, gross_amount, status, va_number, bill_key,
      created_at, expires_at, paid_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    row.order_id,
    row.transaction_id,
    row.payment_type,
    row.bank,
    row.gross_amount,
    row.status,
    row.va_number,
    row.bill_key,
    row.created_at,
    row.expires_at,
    row.paid_at,
  );
  return row;
};
