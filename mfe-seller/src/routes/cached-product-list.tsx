import type { ListedSellerProduct } from '@pasar/contract';
import { lazyComponent } from '@pasar/slice-kit';
import { Checkbox, Stack } from '@pasar/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { NoProducts } from '../features/browse-products/no-products.tsx';
import type { ProductQuery } from '../features/browse-products/product-query.ts';
import { ProductTable } from '../features/browse-products/product-table.tsx';
import { readOnlyCells } from '../features/browse-products/read-only-cells.tsx';
import { ConfirmRemovalDialog } from '../features/manage-products/confirm-removal-dialog.tsx';
import { ProductCheckbox, ProductPickingContext } from '../features/manage-products/product-checkbox.tsx';
import {
  ProductMore,
  ProductPrice,
  ProductStatus,
  ProductStock,
} from '../features/manage-products/product-controls.tsx';
import { type BulkAction, useBulk } from '../features/manage-products/use-bulk.ts';
import { useProductList } from '../features/manage-products/use-product-list.ts';
import { useProductSelection } from '../features/manage-products/use-product-selection.ts';
import { useQuickEdit } from '../features/manage-products/use-quick-edit.ts';
import { useMayWrite } from '../shared/rights/use-may-write.ts';
import type { TabCounts } from '../shared/status-tabs/tab-counts.ts';
import { useProductActions } from './use-product-actions.ts';

const ProductSelectionBar = lazyComponent(() =>
  import(
    /* webpackChunkName: "products-late" */ '../features/manage-products/product-selection-bar.tsx'
  ).then((m) => m.ProductSelectionBar),
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
export const CachedProductList = (page: ProductsAtHandProps) => {
  const mayWrite = useMayWrite('catalogue');
  return mayWrite ? <EditableProducts {...page} /> : <ReadProducts {...page} />;
};

/** The same for members who may only read: nothing to select, nothing to change. */
const ReadProducts = ({ query, list, head }: ProductsAtHandProps) => (
  <>
    {head(list.counts)}
    {list.rows.length === 0 ? (
      <NoProducts query={query} />
    ) : (
      <ProductTable products={list.rows} cells={readOnlyCells} />
    )}
  </>
);

const EditableProducts = ({ query, list, head }: ProductsAtHandProps) => {
  const { t } = useTranslation('seller');
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
  const cells = useCallback(
    (product: ListedSellerProduct) => ({
      pick: <ProductCheckbox product={product} />,
      price: <ProductPrice product={product} deeds={deeds} />,
      stock: <ProductStock product={product} deeds={deeds} />,
      status: <ProductStatus product={product} deeds={deeds} />,
      menu: <ProductMore product={product} deeds={deeds} />,
    }),
    [deeds],
  );
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
          <>
            <Checkbox
              ref={(box: HTMLInputElement | null) => {
                if (box) box.indeterminate = here > 0 && here < rows.length;
              }}
              label={t('products.selectAll')}
              checked={here === rows.length}
              onChange={(event) => pick(rows, event.target.checked)}
            />
            {here === rows.length && list.total > rows.length && (
              <SelectAllMatching
                count={chosen.size}
                total={list.total}
                beyond={beyond}
                busy={picking}
                pickAll={pickAll}
              />
            )}
            <ProductPickingContext value={{ isPicked: (id) => chosen.has(id), pick: deeds.pick }}>
              <ProductTable products={rows} cells={cells} />
            </ProductPickingContext>
          </>
        )}
        {(chosen.size > 0 || bulk.progress) && (
          <ProductSelectionBar
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
