import type { WishlistItem } from '@pasar/contract';
import { Grid, Notice, Stack, TextLink } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wideHand } from '../../shared/product-card/index.ts';
import { useUpdateWishlist } from '../../shared/wishlist-button/index.ts';
import { RemovedItemCard } from './removed-item-card.tsx';
import { useMoveToCart } from './use-move-to-cart.ts';
import { useSelection } from './use-selection.ts';
import { wishlistColumns } from './wishlist-columns.ts';
import * as style from './wishlist-contents.styles.ts';
import { WishlistItemCard } from './wishlist-item-card.tsx';
import { WishlistToolbar } from './wishlist-toolbar.tsx';

/** What became of several products at once. */
type Told = { removed: readonly number[] } | { moved: number; left: number };

interface WishlistContentsProps {
  wishes: readonly WishlistItem[];
  /** Those that have left the list since the page was loaded: their places stay until the page is loaded again. */
  gone: ReadonlySet<number>;
}

/** The saved products of a page: one or several into the cart, or out of the list and back. */
export const WishlistContents = ({ wishes, gone }: WishlistContentsProps) => {
  const { put } = useUpdateWishlist();
  const { moved, refusals, busy, move, forgetMoved } = useMoveToCart();
  const here = wishes.filter(({ id }) => !gone.has(id));
  const { chosen, choose, chooseAll } = useSelection(here.map(({ id }) => id));
  const [told, setTold] = useState<Told>();
  /** What is being moved by its own button. */
  const [moving, setMoving] = useState<number>();

  const removeChosen = () => {
    setTold({ removed: chosen });
    for (const id of chosen) void put(id, false);
  };
  const moveChosen = async () => {
    setTold(undefined);
    const count = await move(here.filter(({ id }) => chosen.includes(id)));
    setTold({ moved: count, left: chosen.length - count });
  };
  const moveOne = async (wish: WishlistItem) => {
    setTold(undefined);
    setMoving(wish.id);
    await move([wish]);
    setMoving(undefined);
  };
  const saveAgain = (id: number) => {
    forgetMoved(id);
    void put(id, true, wishes.find((wish) => wish.id === id)?.name);
  };

  return (
    <Stack gap={16}>
      <WishlistToolbar
        shown={here.length}
        chosen={chosen.length}
        busy={busy && moving === undefined}
        onChooseAll={chooseAll}
        onMove={() => void moveChosen()}
        onRemove={removeChosen}
      />
      <div role="status" css={style.status}>
        {told && <Telling told={told} onUndo={(ids) => ids.forEach(saveAgain)} onClose={setTold} />}
      </div>
      <Grid as="ul" css={wideHand} columns={wishlistColumns}>
        {wishes.map((wish, index) => (
          <li key={wish.id}>
            {gone.has(wish.id) ? (
              <RemovedItemCard
                wish={wish}
                moved={moved.has(wish.id)}
                onSaveAgain={() => saveAgain(wish.id)}
              />
            ) : (
              <WishlistItemCard
                wish={wish}
                chosen={chosen.includes(wish.id)}
                refusal={refusals.get(wish.id)}
                busy={moving === wish.id}
                priority={index < 2}
                onChoose={(on) => {
                  choose(wish.id, on);
                }}
                onMove={() => void moveOne(wish)}
              />
            )}
          </li>
        ))}
      </Grid>
    </Stack>
  );
};

interface TellingProps {
  told: Told;
  onUndo(ids: readonly number[]): void;
  onClose(told: undefined): void;
}

const Telling = ({ told, onUndo, onClose }: TellingProps) => {
  const { t } = useTranslation('storefront');
  if ('removed' in told) {
    const undo = () => {
      onUndo(told.removed);
      onClose(undefined);
    };
    return (
      <Notice
        tone="info"
        action={
          <TextLink as="button" type="button" onClick={undo}>
            {t('wishlist.undoAll')}
          </TextLink>
        }
      >
        {t('wishlist.removedSome', { count: told.removed.length })}
      </Notice>
    );
  }
  const { moved, left } = told;
  return (
    <Notice tone={moved > 0 ? 'success' : 'warning'}>
      {moved > 0 ? t('wishlist.movedSome', { count: moved }) : t('wishlist.nothingToMove')}
      {moved > 0 && left > 0 && ` ${t('wishlist.leftBehind', { count: left })}`}
    </Notice>
  );
};
