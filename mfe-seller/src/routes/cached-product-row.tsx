import type { ListedSellerProduct } from '@pasar/contract';
import { lazyComponent } from '@pasar/slice-kit';
import { memo } from 'react';
import { ProductRow } from '../features/browse-products/product-row.tsx';
import { QuickPrice, QuickStock } from '../features/manage-products/quick-fields.tsx';
import { StatusSwitch } from '../features/manage-products/status-switch.tsx';
import type { useQuickEdit } from '../features/manage-products/use-quick-edit.ts';

// Its place stays free until it comes: 44 px in the table, as in the card.
const ProductMenu = lazyComponent(() =>
  import(/* webpackChunkName: "products-late" */ '../features/manage-products/product-menu.tsx').then(
    (m) => m.ProductMenu,
  ),
);

/** The actions on any product of the list; one stable object for all rows. */
export interface ProductActions {
  edit: ReturnType<typeof useQuickEdit>;
  pick: (product: ListedSellerProduct, on: boolean) => void;
  change: (product: ListedSellerProduct, part: Partial<ListedSellerProduct>) => void;
  /** The list has to be read again. */
  reread: () => void;
  remove: (product: ListedSellerProduct) => void;
}

interface ProductAtHandProps {
  product: ListedSellerProduct;
  picked: boolean;
  deeds: ProductActions;
}

/** One product with all its actions; rendered again only when it changes itself or is selected. */
export const CachedProductRow = memo(function ProductAtHand({ product, picked, deeds }: ProductAtHandProps) {
  return (
    <ProductRow
      product={product}
      picked={picked}
      pick={(on) => deeds.pick(product, on)}
      price={<QuickPrice product={product} edit={deeds.edit} />}
      stock={<QuickStock product={product} edit={deeds.edit} changed={deeds.reread} />}
      status={<StatusSwitch product={product} change={(part) => deeds.change(product, part)} />}
      menu={<ProductMenu product={product} remove={() => deeds.remove(product)} />}
    />
  );
});
