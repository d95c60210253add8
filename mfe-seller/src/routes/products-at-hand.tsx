import type { ShelfProduct } from '@pasar/contract';
import { lazyPart } from '@pasar/slice-kit';
import { Stack } from '@pasar/ui';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { NoProducts } from '../features/browse-products/no-products.tsx';
import type { ProductQuery } from '../features/browse-products/product-query.ts';
import { ProductTable } from '../features/browse-products/product-table.tsx';
import { AskRemoval } from '../features/tend-products/ask-removal.tsx';
import { type BulkAction, useBulk } from '../features/tend-products/use-bulk.ts';
import { useChosen } from '../features/tend-products/use-chosen.ts';
import { useQuickEdit } from '../features/tend-products/use-quick-edit.ts';
import { useShelf } from '../features/tend-products/use-shelf.ts';
import type { TabCounts } from '../shared/tab-count/tab-counts.ts';
import { ProductAtHand } from './product-at-hand.tsx';
import { useProductDeeds } from './use-product-deeds.ts';

const BulkBar = lazyPart(() =>
  import(/* webpackChunkName: "products-late" */ '../features/tend-products/bulk-bar.tsx').then(
    (m) => m.BulkBar,
  ),
);
const BulkOutcomePanel = lazyPart(() =>
  import(/* webpackChunkName: "products-late" */ '../features/tend-products/bulk-outcome.tsx').then(
    (m) => m.BulkOutcomePanel,
  ),
);
const PickWider = lazyPart(() =>
  import(/* webpackChunkName: "products-late" */ '../features/tend-products/pick-wider.tsx').then(
    (m) => m.PickWider,
  ),
);

interface ProductsAtHandProps {
  query: ProductQuery;
  list: { rows: readonly ShelfProduct[]; counts: TabCounts; total: number };
  /** What stands above the products, with the numbers of now behind the tabs. */
  head: (counts: TabCounts) => ReactNode;
}

/** How many products a phone shows at first, at most; a table's rows are laid out together. */
const inSight = 4;

/** The products of a page: changed one by one where they stand, or many at once, also those of other pages. */
export const ProductsAtHand = ({ query, list, head }: ProductsAtHandProps) => {
  const { revalidate } = useRevalidator();
  const [asks, setAsks] = useState(false);
  const shelf = useShelf(list);
  const edit = useQuickEdit(shelf.change);
  const bulk = useBulk();
  const { rows } = shelf;
  const { chosen, here, beyond, pick, keep, pickAll, picking } = useChosen(query, rows);
  const elsewhere = chosen.size - here;
  const deeds = useProductDeeds({
    edit,
    pick: (product, on) => pick([product], on),
    change: ({ id }, part) => shelf.change(id, part),
    reread: () => void revalidate(),
    remove: ({ id, status }) => void bulk.submit('remove', new Map([[id, status]])),
  });
  const start = (action: BulkAction) => void bulk.submit(action, chosen, { keep });
  return (
    <>
      {head(shelf.counts)}
      {bulk.outcome && (
        <BulkOutcomePanel
          outcome={bulk.outcome}
          busy={bulk.busy}
          takeBack={bulk.takeBack}
          forget={bulk.forget}
        />
      )}
      <Stack gap={16}>
        {rows.length === 0 ? (
          <NoProducts query={query} />
        ) : (
          <ProductTable
            picked={here}
            total={rows.length}
            pickAll={(on) => pick(rows, on)}
            wider={
              here === rows.length &&
              list.total > rows.length && (
                <PickWider
                  count={chosen.size}
                  total={list.total}
                  beyond={beyond}
                  busy={picking}
                  pickAll={pickAll}
                />
              )
            }
          >
            {rows.map((product, index) => (
              <ProductAtHand
                key={product.id}
                product={product}
                picked={chosen.has(product.id)}
                later={index >= inSight}
                deeds={deeds}
              />
            ))}
          </ProductTable>
        )}
        {(chosen.size > 0 || bulk.progress) && (
          <BulkBar
            count={chosen.size}
            elsewhere={elsewhere}
            busy={bulk.busy}
            progress={bulk.progress}
            stop={bulk.stop}
            act={(action) => (action === 'remove' && elsewhere > 0 ? setAsks(true) : start(action))}
            clear={() => keep(new Map())}
          />
        )}
        {asks && (
          <AskRemoval
            count={chosen.size}
            elsewhere={elsewhere}
            close={() => setAsks(false)}
            remove={() => {
              setAsks(false);
              start('remove');
            }}
          />
        )}
      </Stack>
    </>
  );
};
