import type { ListedSellerProduct } from '@pasar/contract';

export type RemovedProduct = Pick<ListedSellerProduct, 'id' | 'status'>;

let lately: RemovedProduct | undefined;

/** A product that was deleted on its own page: the list, which opens next, shows an undo button. */
export const latelyRemoved = {
  note: (product: RemovedProduct) => {
    lately = product;
  },
  read: () => lately,
  forget: () => {
    lately = undefined;
  },
};
