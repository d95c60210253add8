import type { Context } from '../../platform/context.ts';
import type { MovementKind, StockMovements } from './stock.tables.ts';

interface Movement {
  variantId: number;
  delta: number;
  onHandAfter: number;
  /** What it moved for, when that differs from movement to movement. */
  refId?: number;
}

/** Records what moved, why and by whom, in the caller's transaction. Empty movements are not recorded. */
export const recordMovements = async (
  ctxInTx: Context,
  {
    kind,
    ref,
    moved,
  }: {
    kind: MovementKind;
    ref: { type: NonNullable<StockMovements['ref_type']>; id: number };
    moved: Movement[];
  },
): Promise<void> => {
  const rows = moved.filter(({ delta }) => delta !== 0);
  if (rows.length === 0) return;
  await ctxInTx.db
    .insertInto('stock_movements')
    .values(
      rows.map(({ variantId, delta, onHandAfter, refId }) => ({
        variant_id: variantId,
        delta,
        kind,
        ref_type: ref.type,
        ref_id: refId ?? ref.id,
        on_hand_after: onHandAfter,
        actor_id: ctxInTx.actor.kind === 'user' ? ctxInTx.actor.userId : null,
        at: ctxInTx.clock.now(),
      })),
    )
    .execute();
};
