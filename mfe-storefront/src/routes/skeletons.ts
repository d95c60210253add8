import { AddressBookSkeleton } from './address-book-skeleton.tsx';
import { BrandsSkeleton } from './brands-skeleton.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CategoriesSkeleton } from './categories-skeleton.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { FlashSaleSkeleton } from './flash-sale-skeleton.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { ListingSkeleton } from './listing-skeleton.tsx';
import { PaymentSkeleton } from './payment-skeleton.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { PromoSkeleton } from './promo-skeleton.tsx';
import { PromosSkeleton } from './promos-skeleton.tsx';
import { StoreSkeleton } from './store-skeleton.tsx';
import { WishlistSkeleton } from './wishlist-skeleton.tsx';

/** The skeletons of the pages, by page: one file for all, which only a document without its content fetches. */
export const skeletons = {
  addressBook: AddressBookSkeleton,
  brands: BrandsSkeleton,
  cart: CartSkeleton,
  categories: CategoriesSkeleton,
  checkout: CheckoutSkeleton,
  flashSale: FlashSaleSkeleton,
  home: HomeSkeleton,
  search: ListingSkeleton,
  category: ListingSkeleton,
  payment: PaymentSkeleton,
  product: ProductSkeleton,
  promo: PromoSkeleton,
  promos: PromosSkeleton,
  store: StoreSkeleton,
  wishlist: WishlistSkeleton,
};
