import type { ShelfProduct } from '@pasar/contract';
import { lazyPart } from '@pasar/slice-kit';
import { memo } from 'react';
import { ProductRow } from '../features/browse-products/product-row.tsx';
import { QuickPrice, QuickStock } from '../features/tend-products/quick-fields.tsx';
import { StatusSwitch } from '../features/tend-products/status-switch.tsx';
import type { useQuickEdit } from '../features/tend-products/use-quick-edit.ts';

// Its place stays free until it comes: 44 px in the table, as in the card.
const ProductMenu = lazyPart(() =>
  import(/* webpackChunkName: "products-late" */ '../features/tend-products/product-menu.tsx').then(
    (m) => m.ProductMenu,
  ),
);

/** What can be done to any product of the list; one object for all rows, the same in every drawing. */
export interface ProductDeeds {
  edit: ReturnType<typeof useQuickEdit>;
  pick: (product: ShelfProduct, on: boolean) => void;
  change: (product: ShelfProduct, part: Partial<ShelfProduct>) => void;
  /** The list has to be read again. */
  reread: () => void;
  remove: (product: ShelfProduct) => void;
}

interface ProductAtHandProps {
  product: ShelfProduct;
  picked: boolean;
  later: boolean;
  deeds: ProductDeeds;
}

/** One product with everything that can be done to it; drawn again only when it changes itself or is chosen. */
export const ProductAtHand = memo(function ProductAtHand({
  product,
  picked,
  later,
  deeds,
}: ProductAtHandProps) {
  return (
    <ProductRow
      product={product}
      picked={picked}
      later={later}
      pick={(on) => deeds.pick(product, on)}
      price={<QuickPrice product={product} edit={deeds.edit} />}
      stock={<QuickStock product={product} edit={deeds.edit} changed={deeds.reread} />}
      status={<StatusSwitch product={product} change={(part) => deeds.change(product, part)} />}
      menu={<ProductMenu product={product} remove={() => deeds.remove(product)} />}
    />
  );
});
