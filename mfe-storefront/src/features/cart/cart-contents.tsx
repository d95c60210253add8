import type { PromoOption } from '@pasar/contract';
import type { SectionResult } from '@pasar/slice-kit';
import { Card } from '@pasar/ui';
import { Fragment, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Cart } from '../../shared/cart-calls/index.ts';
import { useUpdateWishlist } from '../../shared/wishlist-button/index.ts';
import { getRemovedLines, isBuyable, type RemovedLine } from './apply-change.ts';
import * as style from './cart-contents.styles.ts';
import { CartGroupCard } from './cart-group-card.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { SelectAll } from './select-all.tsx';
import { UndoLine } from './undo-line.tsx';
import { useCart } from './use-cart.ts';
import { useCartPromos } from './use-cart-promos.ts';

interface CartContentsProps {
  loaded: Cart;
  /** What promos do to it as it was loaded. */
  promos: SectionResult<readonly PromoOption[]>;
}

/** The cart: what is in it by seller, what of it is bought now, and the way to the checkout. */
export const CartContents = ({ loaded, promos: loadedPromos }: CartContentsProps) => {
  const { cart, refusals, queue } = useCart(loaded);
  const promos = useCartPromos(cart, loaded, loadedPromos);
  const helpful = promos.ok ? promos.value : [];
  const { put } = useUpdateWishlist();
  const [saved, setSaved] = useState(false);
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const list = useRef<HTMLDivElement>(null);

  const remove = (ids: readonly number[]) => {
    setSaved(false);
    setRemoved(getRemovedLines(cart, ids));
    queue.push({ kind: 'remove', ids });
  };
  /** It leaves the cart only when it has arrived in the wishlist. */
  const saveForLater = async (id: number) => {
    const [line] = getRemovedLines(cart, [id]);
    if (!line || !(await put(line.item.product_id, true, line.item.name))) return;
    remove([id]);
    setSaved(true);
  };
  const undo = () => {
    const lines = removed.filter(({ item }) => isBuyable(item));
    flushSync(() => {
      setRemoved([]);
      queue.push({ kind: 'restore', lines });
    });
    const first = lines[0]?.item.variant_id;
    list.current?.querySelector<HTMLElement>(`[data-variant="${first}"]`)?.focus();
  };

  const undoLine = removed[0] && (
    <UndoLine key={removed[0].key} lines={removed} saved={saved} onUndo={undo} />
  );
  const undoCard = undoLine && <Card padding="none">{undoLine}</Card>;
  // One removed line is reported at its place; several are reported above all.
  const gap = removed.length === 1 ? removed[0] : undefined;
  const standing = gap && cart.groups.some(({ id }) => id === gap.group.id);

  return (
    <div css={style.columns}>
      <div css={style.list} ref={list}>
        {cart.groups.length > 0 && (
          <SelectAll cart={cart} refusal={refusals.get(null)} push={queue.push} onRemove={remove} />
        )}
        {!gap && undoCard}
        {cart.groups.map((group, at) => (
          <Fragment key={group.id}>
            {gap && !standing && gap.groupIndex === at && undoCard}
            <CartGroupCard
              group={group}
              refusals={refusals}
              push={queue.push}
              onRemove={(id) => remove([id])}
              onSaveForLater={saveForLater}
              promos={helpful.filter(({ merchant_id }) => merchant_id === group.id)}
              gap={standing && gap.group.id === group.id ? { at: gap.index, line: undoLine } : undefined}
            />
          </Fragment>
        ))}
        {gap && !standing && gap.groupIndex >= cart.groups.length && undoCard}
        {cart.groups.length === 0 && <EmptyCart />}
      </div>
      {cart.groups.length > 0 && <CartSummary cart={cart} promos={promos} queue={queue} />}
    </div>
  );
};
