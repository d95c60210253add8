import { randomInt, randomUUID } from 'node:crypto';
import type { Kit, Notification } from '../base/provider.ts';
import { qrisPayload } from '../qris/qris-payload.ts';

export const paymentRequestsSchema = `
  create table if not exists payment_requests (
    id text primary key,
    reference_id text not null,
    channel_code text not null,
    amount integer not null,
    captured integer,
    status text not null,
    number text,
    created_at integer not null,
    expires_at integer not null
  );
  create table if not exists refunds (
    id text primary key, reference_id text not null unique, payment_request_id text not null, amount integer not null
  );`;

export interface PaymentRequest {
  id: string;
  reference_id: string;
  channel_code: string;
  amount: number;
  captured: number | null;
  status: string;
  number: string | null;
  created_at: number;
  expires_at: number;
}

const actionsOf = (row: PaymentRequest, origin: string) => {
  const { channel_code, number, reference_id, amount, id } = row;
  if (number !== null) {
    return [{ type: 'PRESENT_TO_CUSTOMER', descriptor: 'VIRTUAL_ACCOUNT_NUMBER', value: number }];
  }
  if (channel_code === 'QRIS') {
    const value = qrisPayload({ code: reference_id, amount });
    return [{ type: 'PRESENT_TO_CUSTOMER', descriptor: 'QR_STRING', value }];
  }
  return [{ type: 'REDIRECT_CUSTOMER', descriptor: 'WEB_URL', value: `${origin}/_app/${id}` }];
};

/** A payment request as the API answers. */
export const present = (row: PaymentRequest, origin: string) => ({
  payment_request_id: row.id,
  reference_id: row.reference_id,
  business_id: '5f27a14a9bf05c73dd040bc8',
  type: 'PAY',
  country: 'ID',
  currency: 'IDR',
  request_amount: row.amount,
  capture_method: 'AUTOMATIC',
  channel_code: row.channel_code,
  status: row.status,
  ...(row.captured === null
    ? {}
    : { captures: [{ capture_id: `cap-${row.id}`, capture_amount: row.captured }] }),
  actions: row.status === 'REQUIRES_ACTION' ? actionsOf(row, origin) : [],
  created: new Date(row.created_at).toISOString(),
  updated: new Date(row.created_at).toISOString(),
});

export const findRequest = ({ db }: Kit, id: string): PaymentRequest | undefined =>
  db.prepare('select * from payment_requests where id = ?').get(id) as PaymentRequest | undefined;

const events: Record<string, string> = {
  SUCCEEDED: 'payment.capture',
  EXPIRED: 'payment_request.expiry',
  FAILED: 'payment.failure',
  CANCELED: 'payment_request.canceled',
};

const createNotification = (row: PaymentRequest, callbackToken: string): Notification => ({
  headers: { 'x-callback-token': callbackToken },
  body: {
    event: events[row.status],
    business_id: '5f27a14a9bf05c73dd040bc8',
    created: new Date(row.created_at).toISOString(),
    data: { ...present(row, ''), payment_id: `py-${row.id}` },
  },
});

/** Moves a payment request and notifies. */
export const move = (
  kit: Kit,
  callbackToken: string,
  row: PaymentRequest,
  status: string,
  captured: number | null = row.captured,
): PaymentRequest => {
  const moved = { ...row, status, captured };
  kit.db
    .prepare('update payment_requests set status = ?, captured = ? where id = ?')
    .run(status, captured, row.id);
  kit.notify(createNotification(moved, callbackToken));
  return moved;
};

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

export const insertRequest = (
  { db, now }: Kit,
  wish: Pick<PaymentRequest, 'reference_id' | 'channel_code' | 'amount' | 'expires_at'>,
): PaymentRequest => {
  const row: PaymentRequest = {
    ...wish,
    id: `pr-${randomUUID()}`,
    captured: null,
    status: 'REQUIRES_ACTION',
    number: wish.channel_code.endsWith('_VIRTUAL_ACCOUNT') ? `8808${digits(12)}` : null,
    created_at: now().getTime(),
  };
  db.prepare(
    `insert into payment_requests (id, reference_id, channel_code, amount, captured, status, number, created_at, expires_at)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    row.id,
    row.reference_id,
    row.channel_code,
    row.amount,
    row.captured,
    row.status,
    row.number,
    row.created_at,
    row.expires_at,
  );
  return row;
};
