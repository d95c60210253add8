import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Candidate } from './evaluation/candidate.ts';
import { covered, isFollower, isNewBuyer, ownUses } from './voucher-facts.ts';

/** A voucher, its state for the user, and the name of its store. */
export type BuyerVoucher = Candidate & { merchant_name: string | null };

interface ReadVouchers {
  /** Null: a visitor. */
  userId: number | null;
  /** On voucher `v` and the user's claim `c`, which may be missing. */
  where: RawBuilder<boolean>;
  limit: number;
}

type Row = Omit<BuyerVoucher, 'covered' | 'isClaimed'> & { covered: number[]; claimed_at: Date | null };

interface VouchersQuery {
  execute(): Promise<Row[]>;
  compile(): CompiledQuery<Row>;
}

/** Vouchers of stores that may sell and of the marketplace, those that end first in front. */
export const selectVouchers = (db: Db, { userId, where, limit }: ReadVouchers): VouchersQuery =>
  db
    .selectFrom('vouchers as v')
    .leftJoin('merchants as m', 'm.id', 'v.merchant_id')
    .leftJoin('voucher_claims as c', (join) =>
      join.onRef('c.voucher_id', '=', 'v.id').on('c.user_id', '=', userId ?? 0),
    )
    .selectAll('v')
    .select([
      'm.merchant_name',
      'c.claimed_at',
      ownUses(userId).as('usedByPerson'),
      covered.as('covered'),
      isNewBuyer(userId).as('isNewBuyer'),
      isFollower(userId).as('isFollower'),
    ])
    .where(
      sql<boolean>`(v.merchant_id is null or (m.verification_status = 'approved' and m.suspended_at is null))`,
    )
    .where(where)
    .orderBy('v.ends_at')
    .orderBy('v.id')
    .limit(limit);

export const toBuyerVoucher = ({ claimed_at, covered, ...voucher }: Row): BuyerVoucher => ({
  ...voucher,
  covered: new Set(covered),
  isClaimed: claimed_at !== null,
});

export const readVouchers = async ({ db }: Context, wanted: ReadVouchers): Promise<BuyerVoucher[]> =>
  (await selectVouchers(db, wanted).execute()).map(toBuyerVoucher);
