import type { Context } from '@pasar/api/testing';
import { sql } from 'kysely';
import type { House } from '../reference-model/marketplace-model.ts';
import type { Snapshot } from './build-model-snapshot.ts';
import type { System } from './system.ts';

const house: Record<House, true> = {
  gateway_clearing: true,
  platform_commission: true,
  promo_expense: true,
  courier_payable: true,
  withdrawal_clearing: true,
  bank: true,
};

/** Wallets, the marketplace's own accounts since the sequence began, withdrawals. */
export const readMoney = async ({ db }: Context, real: System, picture: Snapshot) => {
  const buyers = real.buyers.map(({ id }) => id);
  const accounts = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'owner', 'balance'])
    .where((e) =>
      e.or([
        e.and([e('kind', '=', 'buyer_wallet'), e('owner', 'in', buyers)]),
        e.and([e('kind', '=', 'seller_wallet'), e('owner', 'in', real.stores)]),
      ]),
    )
    .execute();
  for (const store of real.stores.keys()) picture[`wallet of store ${store}`] = 0;
  for (const { kind, owner, balance } of accounts) {
    const isBuyer = kind === 'buyer_wallet';
    const whose = isBuyer ? `buyer ${buyers.indexOf(owner)}` : `store ${real.stores.indexOf(owner)}`;
    picture[`wallet of ${whose}`] = balance;
  }
  for (const kind of Object.keys(house)) picture[kind] = 0;
  const { rows } = await sql<{ kind: string; amount: number }>`
    select p.kind, sum(p.amount)::bigint as amount
    from ledger_postings p join ledger_journals j on j.id = p.journal_id
    -- What couriers take out of the deposit (J12) is not part of the model.
    where p.id > ${real.lastPosting} and p.owner = 0 and j.ref_type <> 'shipment' group by p.kind`.execute(
    db,
  );
  for (const { kind, amount } of rows) picture[kind] = Number(amount);
  const withdrawals = await db
    .selectFrom('withdrawals')
    .select(['id', 'kind', 'owner', 'amount', 'status'])
    .where('id', '>', real.lastWithdrawal)
    .orderBy('id')
    .execute();
  real.withdrawals = withdrawals.map(({ id }) => id);
  for (const { kind, owner, amount, status } of withdrawals) {
    const key =
      kind === 'buyer_wallet'
        ? `withdrawals of buyers ${buyers.indexOf(owner)}`
        : `withdrawals of stores ${real.stores.indexOf(owner)}`;
    picture[key] = `${picture[key] ?? ''} ${amount} ${status}`;
  }
};
