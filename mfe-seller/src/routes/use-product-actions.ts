import { useRef, useState } from 'react';
import type { ProductActions } from '../features/manage-products/product-controls.tsx';

/** A stable object whose methods call the latest version: rows need not be rendered for it. */
export const useProductActions = (latest: ProductActions): ProductActions => {
  const now = useRef(latest);
  now.current = latest;
  const [deeds] = useState<ProductActions>(() => ({
    edit: {
      setPrice: (...price) => now.current.edit.setPrice(...price),
      setStock: (...stock) => now.current.edit.setStock(...stock),
    },
    pick: (...choice) => now.current.pick(...choice),
    change: (...change) => now.current.change(...change),
    reread: () => now.current.reread(),
    remove: (product) => now.current.remove(product),
  }));
  return deeds;
};
