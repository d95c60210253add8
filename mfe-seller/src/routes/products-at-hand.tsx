import type { ShelfProduct } from '@pasar/contract';
import { lazyPart } from '@pasar/slice-kit';
import { Stack } from '@pasar/ui';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { NoProducts } from '../features/browse-products/no-products.tsx';
import type { ProductQuery } from '../features/browse-products/product-query.ts';
import { ProductRow } from '../features/browse-products/product-row.tsx';
import { ProductTable } from '../features/browse-products/product-table.tsx';
import { QuickPrice, QuickStock } from '../features/tend-products/quick-fields.tsx';
import { StatusSwitch } from '../features/tend-products/status-switch.tsx';
import { useBulk } from '../features/tend-products/use-bulk.ts';
import { useQuickEdit } from '../features/tend-products/use-quick-edit.ts';
import { useShelf } from '../features/tend-products/use-shelf.ts';
import type { TabCounts } from '../shared/tab-count/tab-counts.ts';

// Its place stays free until it comes: 44 px in the table, as in the card.
const ProductMenu = lazyPart(() =>
  import(/* webpackChunkName: "products-late" */ '../features/tend-products/product-menu.tsx').then(
    (m) => m.ProductMenu,
  ),
);
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

interface ProductsAtHandProps {
  query: ProductQuery;
  list: { rows: readonly ShelfProduct[]; counts: TabCounts };
  /** What stands above the products, with the numbers of now behind the tabs. */
  head: (counts: TabCounts) => ReactNode;
}

/** The products of a page: changed one by one where they stand, or many at once by their boxes. */
export const ProductsAtHand = ({ query, list, head }: ProductsAtHandProps) => {
  const { revalidate } = useRevalidator();
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const shelf = useShelf(list);
  const edit = useQuickEdit(shelf.change);
  const bulk = useBulk();
  const { rows } = shelf;
  const picked = rows.filter(({ id }) => ids.has(id));
  const pick = (id: number, on: boolean) =>
    setIds((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)));
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
            picked={picked.length}
            total={rows.length}
            pickAll={(on) => setIds(new Set(on ? rows.map(({ id }) => id as number) : []))}
          >
            {rows.map((product) => (
              <ProductRow
                key={product.id}
                product={product}
                picked={ids.has(product.id)}
                pick={(on) => pick(product.id, on)}
                price={<QuickPrice product={product} edit={edit} />}
                stock={<QuickStock product={product} edit={edit} changed={() => void revalidate()} />}
                status={<StatusSwitch product={product} change={(part) => shelf.change(product.id, part)} />}
                menu={<ProductMenu product={product} remove={() => void bulk.submit('remove', [product])} />}
              />
            ))}
          </ProductTable>
        )}
        {picked.length > 0 && (
          <BulkBar
            count={picked.length}
            busy={bulk.busy}
            act={(action) => void bulk.submit(action, picked).then(() => setIds(new Set()))}
            clear={() => setIds(new Set())}
          />
        )}
      </Stack>
    </>
  );
};
