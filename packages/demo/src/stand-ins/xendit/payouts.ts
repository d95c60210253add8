import type { Kit } from '../base/provider.ts';

export const payoutStatuses = ['ACCEPTED', 'SUCCEEDED', 'FAILED', 'REVERSED'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

export const payoutsSchema = `
  create table if not exists payouts (
    id text primary key,
    idempotency_key text not null unique,
    reference_id text not null,
    channel_code text not null,
    account_number text not null,
    account_holder_name text not null,
    amount integer not null,
    description text not null,
    status text not null,
    failure_code text,
    created_at integer not null,
    due_at integer
  );`;

export interface Payout {
  id: string;
  idempotency_key: string;
  reference_id: string;
  channel_code: string;
  account_number: string;
  account_holder_name: string;
  amount: number;
  description: string;
  status: PayoutStatus;
  failure_code: string | null;
  created_at: number;
  due_at: number | null;
}

export const presentPayout = (payout: Payout) => ({
  id: payout.id,
  reference_id: payout.reference_id,
  business_id: '5f27a14a9bf05c73dd040bc8',
  channel_code: payout.channel_code,
  channel_properties: {
    account_number: payout.account_number,
    account_holder_name: payout.account_holder_name,
  },
  amount: payout.amount,
  currency: 'IDR',
  description: payout.description,
  status: payout.status,
  ...(payout.failure_code === null ? {} : { failure_code: payout.failure_code }),
  created: new Date(payout.created_at).toISOString(),
  updated: new Date(payout.created_at).toISOString(),
});

/** Moves a payout and notifies the marketplace. */
export const movePayout = (
  kit: Kit,
  callbackToken: string,
  payout: Payout,
  status: PayoutStatus,
  code: string | null = null,
): void => {
  const moved = { ...payout, status, failure_code: code };
  kit.db
    .prepare('update payouts set status = ?, failure_code = ?, due_at = null where id = ?')
    .run(status, code, payout.id);
  kit.notify({
    headers: { 'x-callback-token': callbackToken },
    body: {
      event: `payout.${status.toLowerCase()}`,
      business_id: '5f27a14a9bf05c73dd040bc8',
      created: kit.now().toISOString(),
      data: presentPayout(moved),
    },
  });
};
