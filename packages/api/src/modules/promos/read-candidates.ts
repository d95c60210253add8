import { sql } from 'kysely';
import { day, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Candidate } from './evaluation/candidate.ts';
import { isNewBuyer } from './is-new-buyer.ts';
import { readCoverage } from './read-coverage.ts';

/** A promo that starts within this time is announced. */
const announcedAhead = 7 * day;

interface Wanted {
  /** Null for a visitor. */
  userId: number | null;
  /** Sellers whose vouchers count, beside the marketplace's; `all` for every seller. */
  merchantIds: readonly number[] | 'all';
  /** Told about even when they are over. */
  alsoIds?: readonly number[];
}

/** A candidate and the name of its store. */
export type OfferedVoucher = Candidate & { merchant_name: string | null };

/**
 * The vouchers that a person may know of: open ones and those that the person claimed, running, exhausted or about to
 * start. One that is found by its code alone is not told to anybody who did not claim it.
 */
export const readCandidates = async (
  ctx: Context,
  { userId, merchantIds, alsoIds = [] }: Wanted,
): Promise<OfferedVoucher[]> => {
  const rows = await ctx.db
    .selectFrom('vouchers')
    .leftJoin('merchants', 'merchants.id', 'vouchers.merchant_id')
    .leftJoin('voucher_claims', (join) =>
      join
        .onRef('voucher_claims.voucher_id', '=', 'vouchers.id')
        .on('voucher_claims.user_id', '=', userId ?? 0),
    )
    .selectAll('vouchers')
    .select([
      'merchants.merchant_name',
      'voucher_claims.claimed_at',
      sql<number>`(select count(*) from voucher_uses u
        where u.voucher_id = vouchers.id and u.user_id = ${userId ?? 0} and u.released_at is null)`.as(
        'own_uses',
      ),
    ])
    .where((e) =>
      merchantIds === 'all'
        ? e.or([
            e('vouchers.merchant_id', 'is', null),
            e.and([
              e('merchants.verification_status', '=', 'approved'),
              e('merchants.suspended_at', 'is', null),
            ]),
          ])
        : e.or([
            e('vouchers.merchant_id', 'is', null),
            ...(merchantIds.length > 0 ? [e('vouchers.merchant_id', 'in', merchantIds)] : []),
          ]),
    )
    .where((e) => e.or([e('target', '<>', 'code_only'), e('voucher_claims.claimed_at', 'is not', null)]))
    .where((e) =>
      e.or([
        e.and([
          e('ends_at', '>', ctx.clock.now()),
          e('starts_at', '<=', later(ctx.clock, announcedAhead)),
          e('is_paused', '=', false),
        ]),
        ...(alsoIds.length > 0 ? [e('vouchers.id', 'in', alsoIds)] : []),
      ]),
    )
    .orderBy('ends_at')
    .orderBy('vouchers.id')
    .limit(200)
    .execute();
  const covered = await readCoverage(ctx, rows);
  const isNew = rows.some(({ target }) => target === 'new_buyer') && (await isNewBuyer(ctx, userId));
  return rows.map(({ claimed_at, own_uses, ...voucher }) => ({
    ...voucher,
    covered: covered.get(voucher.id) ?? new Set(),
    isClaimed: claimed_at !== null,
    usedByPerson: own_uses,
    isNewBuyer: isNew,
  }));
};
