import type { ListedSellerProduct } from '@pasar/contract';
import { lazyComponent } from '@pasar/slice-kit';
import { Stack } from '@pasar/ui';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { NoProducts } from '../features/browse-products/no-products.tsx';
import type { ProductQuery } from '../features/browse-products/product-query.ts';
import { ProductTable } from '../features/browse-products/product-table.tsx';
import { ConfirmRemovalDialog } from '../features/manage-products/confirm-removal-dialog.tsx';
import { type BulkAction, useBulk } from '../features/manage-products/use-bulk.ts';
import { useProductList } from '../features/manage-products/use-product-list.ts';
import { useProductSelection } from '../features/manage-products/use-product-selection.ts';
import { useQuickEdit } from '../features/manage-products/use-quick-edit.ts';
import type { TabCounts } from '../shared/status-tabs/tab-counts.ts';
import { CachedProductRow } from './cached-product-row.tsx';
import { useProductActions } from './use-product-actions.ts';

const BulkBar = lazyComponent(() =>
  import(/* webpackChunkName: "products-late" */ '../features/manage-products/bulk-bar.tsx').then(
    (m) => m.BulkBar,
  ),
);
const BulkResultPanel = lazyComponent(() =>
  import(/* webpackChunkName: "products-late" */ '../features/manage-products/bulk-result-panel.tsx').then(
    (m) => m.BulkResultPanel,
  ),
);
const SelectAllMatching = lazyComponent(() =>
  import(/* webpackChunkName: "products-late" */ '../features/manage-products/select-all-matching.tsx').then(
    (m) => m.SelectAllMatching,
  ),
);

interface ProductsAtHandProps {
  query: ProductQuery;
  list: { rows: readonly ListedSellerProduct[]; counts: TabCounts; total: number };
  /** The part above the products, with the current counts of the tabs. */
  head: (counts: TabCounts) => ReactNode;
}

/** The products of a page: changed one by one in place, or many at once, also those of other pages. */
export const CachedProductList = ({ query, list, head }: ProductsAtHandProps) => {
  const { revalidate } = useRevalidator();
  const [asks, setAsks] = useState(false);
  const shelf = useProductList(list);
  const edit = useQuickEdit(shelf.change);
  const bulk = useBulk();
  const { rows } = shelf;
  const { chosen, here, beyond, pick, keep, pickAll, picking } = useProductSelection(query, rows);
  const elsewhere = chosen.size - here;
  const deeds = useProductActions({
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
        <BulkResultPanel
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
                <SelectAllMatching
                  count={chosen.size}
                  total={list.total}
                  beyond={beyond}
                  busy={picking}
                  pickAll={pickAll}
                />
              )
            }
          >
            {rows.map((product) => (
              <CachedProductRow
                key={product.id}
                product={product}
                picked={chosen.has(product.id)}
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
          <ConfirmRemovalDialog
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
