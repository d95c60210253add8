import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { listFollowedStores } from '../follows/index.ts';
import type { Candidate } from './evaluation/candidate.ts';
import { isNewBuyer } from './is-new-buyer.ts';
import { readCoverage } from './read-coverage.ts';

/** A voucher, its state for the user, and the name of its store. */
export type BuyerVoucher = Candidate & { merchant_name: string | null };

interface ReadVouchers {
  /** Null: a visitor. */
  userId: number | null;
  /** On voucher `v` and the user's claim `c`, which may be missing. */
  where: RawBuilder<boolean>;
  limit: number;
}

const ownUses = (userId: number) => sql<number>`
  (select count(*) from voucher_uses u
   where u.voucher_id = v.id and u.user_id = ${userId} and u.released_at is null)`;

type Targeted = Pick<Candidate, 'target' | 'merchant_id'>;

const storesForFollowers = (rows: readonly Targeted[]): number[] =>
  rows.flatMap(({ target, merchant_id }) =>
    target === 'follower' && merchant_id !== null ? merchant_id : [],
  );

/** Vouchers of stores that may sell and of the marketplace, those that end first in front. */
export const readVouchers = async (
  ctx: Context,
  { userId, where, limit }: ReadVouchers,
): Promise<BuyerVoucher[]> => {
  const rows = await ctx.db
    .selectFrom('vouchers as v')
    .leftJoin('merchants as m', 'm.id', 'v.merchant_id')
    .leftJoin('voucher_claims as c', (join) =>
      join.onRef('c.voucher_id', '=', 'v.id').on('c.user_id', '=', userId ?? 0),
    )
    .selectAll('v')
    .select(['m.merchant_name', 'c.claimed_at', ownUses(userId ?? 0).as('own_uses')])
    .where(
      sql<boolean>`(v.merchant_id is null or (m.verification_status = 'approved' and m.suspended_at is null))`,
    )
    .where(where)
    .orderBy('v.ends_at')
    .orderBy('v.id')
    .limit(limit)
    .execute();
  const covered = await readCoverage(ctx, rows);
  const isNew = rows.some(({ target }) => target === 'new_buyer') && (await isNewBuyer(ctx, userId));
  const followed = await listFollowedStores(ctx, userId, storesForFollowers(rows));
  return rows.map(({ claimed_at, own_uses, ...voucher }) => ({
    ...voucher,
    covered: covered.get(voucher.id) ?? new Set(),
    isClaimed: claimed_at !== null,
    usedByPerson: own_uses,
    isNewBuyer: isNew,
    isFollower: voucher.merchant_id !== null && followed.has(voucher.merchant_id),
  }));
};
