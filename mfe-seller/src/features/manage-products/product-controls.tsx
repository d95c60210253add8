import type { ListedSellerProduct } from '@pasar/contract';
import { lazyComponent } from '@pasar/slice-kit';
import { memo } from 'react';
import { QuickPrice, QuickStock } from './quick-fields.tsx';
import { StatusSwitch } from './status-switch.tsx';
import type { useQuickEdit } from './use-quick-edit.ts';

// Its place stays free until it comes.
const ProductMenu = lazyComponent(() =>
  import(/* webpackChunkName: "products-late" */ './product-menu.tsx').then((m) => m.ProductMenu),
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

interface ProductControlProps {
  product: ListedSellerProduct;
  deeds: ProductActions;
}

/** Each is rendered again only when its product changes. */
export const ProductPrice = memo(({ product, deeds }: ProductControlProps) => (
  <QuickPrice product={product} edit={deeds.edit} />
));
export const ProductStock = memo(({ product, deeds }: ProductControlProps) => (
  <QuickStock product={product} edit={deeds.edit} changed={deeds.reread} />
));
export const ProductStatus = memo(({ product, deeds }: ProductControlProps) => (
  <StatusSwitch product={product} change={(part) => deeds.change(product, part)} />
));
export const ProductMore = memo(({ product, deeds }: ProductControlProps) => (
  <ProductMenu product={product} remove={() => deeds.remove(product)} />
));
