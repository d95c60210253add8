import {
  type BlockReason,
  blockReasons,
  type HideReason,
  hideReasons,
  type Locale,
  type ProductBlock,
} from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';

/** As the database has it; without a reason when the product or review was let back. */
export interface ModerationRow<Reason = BlockReason> {
  reason_code: Reason | null;
  note: string;
  at: string;
}

const last = <Reason>(
  type: 'product' | 'review',
  id: RawBuilder<unknown>,
) => sql<ModerationRow<Reason> | null>`
  (select json_build_object('reason_code', m.reason_code, 'note', m.note, 'at', m.at)
    from moderations m where m.subject_type = ${sql.lit(type)} and m.subject_id = ${id} order by m.id desc limit 1)`;

/** The last decision of staff about a product, whose id is given; null without one. */
export const lastModeration = (productId: RawBuilder<unknown>): RawBuilder<ModerationRow | null> =>
  last<BlockReason>('product', productId);

/** The last decision of staff about a review, whose id is given; null without one. */
export const lastReviewModeration = (
  reviewId: RawBuilder<unknown>,
): RawBuilder<ModerationRow<HideReason> | null> => last<HideReason>('review', reviewId);

/** The reason of a decision about a product or a review, as people read it. */
export const formatReason = (type: 'product' | 'review', code: string, locale: Locale): string => {
  const reasons: Partial<Record<string, Record<Locale, string>>> =
    type === 'product' ? blockReasons : hideReasons;
  return (reasons[code] ?? blockReasons.other)[locale];
};

const present = <Reason extends string>(
  { reason_code, note, at }: ModerationRow<Reason>,
  reasons: Record<Reason, Record<Locale, string>>,
  locale: Locale,
): ProductBlock | null =>
  reason_code && { reason: reasons[reason_code][locale], note, at: new Date(at).toISOString() };

/** The block of a product as its seller and staff read it; null unless it is blocked. */
export const presentBlock = (
  { moderation, moderated }: { moderation: 'ok' | 'pending' | 'blocked'; moderated: ModerationRow | null },
  locale: Locale,
): ProductBlock | null =>
  moderation === 'blocked' && moderated ? present(moderated, blockReasons, locale) : null;

/** Why a review is hidden, as its author and staff read it; null unless it is. */
export const presentHidden = (
  { status, hide }: { status: 'published' | 'hidden' | null; hide: ModerationRow<HideReason> | null },
  locale: Locale,
): ProductBlock | null => (status === 'hidden' && hide ? present(hide, hideReasons, locale) : null);
