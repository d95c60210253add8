// One file in spite of its length: a page is nothing but its path and the names of its files, and the test of its
// texts reads them here.
import { definePage, defineSlice, lazySkeleton } from '@pasar/slice-kit';
import { addressBookHead } from './routes/address-book.head.ts';
import type { addressBookLoader } from './routes/address-book.loader.ts';
import { brandsHead } from './routes/brands.head.ts';
import type { brandsLoader } from './routes/brands.loader.ts';
import { cartHead } from './routes/cart.head.ts';
import type { cartLoader } from './routes/cart.loader.ts';
import { checkoutHead } from './routes/checkout.head.ts';
import type { checkoutLoader } from './routes/checkout.loader.ts';
import { flashSaleHead } from './routes/flash-sale.head.ts';
import type { flashSaleLoader } from './routes/flash-sale.loader.ts';
import { homeHead } from './routes/home.head.ts';
import type { homeLoader } from './routes/home.loader.ts';
import { listingHead } from './routes/listing.head.ts';
import type { categoryLoader, searchLoader } from './routes/listing.loader.ts';
import { paymentHead } from './routes/payment.head.ts';
import type { paymentLoader } from './routes/payment.loader.ts';
import { productHead } from './routes/product.head.ts';
import type { productLoader } from './routes/product.loader.ts';
import { promoHead } from './routes/promo.head.ts';
import type { promoLoader } from './routes/promo.loader.ts';
import { promosHead } from './routes/promos.head.ts';
import type { promosLoader } from './routes/promos.loader.ts';
import { revalidateUnlessOnly } from './routes/revalidate-unless-only.ts';
import { storeHead } from './routes/store.head.ts';
import type { storeLoader } from './routes/store.loader.ts';
import { wishlistHead } from './routes/wishlist.head.ts';
import type { wishlistLoader } from './routes/wishlist.loader.ts';

type Answer<Loads extends (...args: never) => Promise<unknown>> = Awaited<ReturnType<Loads>>;

/** The pages of the storefront. */
export const slice = defineSlice({
  name: 'storefront',
  pages: [
    definePage<Answer<typeof homeLoader>>({
      id: 'storefront.home',
      path: '',
      component: () =>
        import(/* webpackChunkName: "home" */ './routes/home-page.tsx').then((m) => m.HomePage),
      loader: () =>
        import(/* webpackChunkName: "home-data" */ './routes/home.loader.ts').then((m) => m.homeLoader),
      head: homeHead,
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/home-skeleton.tsx').then((m) => m.HomeSkeleton),
      ),
      errorSection: 'sections.home',
      revalidate: revalidateUnlessOnly('page'),
    }),
    definePage<Answer<typeof searchLoader>>({
      id: 'storefront.search',
      path: 'search',
      component: () =>
        import(/* webpackChunkName: "search" */ './routes/listing-page.tsx').then((m) => m.ListingPage),
      loader: () =>
        import(/* webpackChunkName: "search-data" */ './routes/listing.loader.ts').then(
          (m) => m.searchLoader,
        ),
      texts: {
        id: () => import(/* webpackChunkName: "search-texts-id" */ './locales/listing.id.ts'),
        en: () => import(/* webpackChunkName: "search-texts-en" */ './locales/listing.en.ts'),
      },
      head: listingHead,
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/listing-skeleton.tsx').then(
          (m) => m.ListingSkeleton,
        ),
      ),
      errorSection: 'sections.listing',
    }),
    definePage<Answer<typeof categoryLoader>>({
      id: 'storefront.category',
      path: 'c/:slug',
      component: () =>
        import(/* webpackChunkName: "category" */ './routes/listing-page.tsx').then((m) => m.ListingPage),
      loader: () =>
        import(/* webpackChunkName: "search-data" */ './routes/listing.loader.ts').then(
          (m) => m.categoryLoader,
        ),
      texts: {
        id: () => import(/* webpackChunkName: "category-texts-id" */ './locales/listing.id.ts'),
        en: () => import(/* webpackChunkName: "category-texts-en" */ './locales/listing.en.ts'),
      },
      head: listingHead,
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/listing-skeleton.tsx').then(
          (m) => m.ListingSkeleton,
        ),
      ),
      errorSection: 'sections.listing',
    }),
    definePage<Answer<typeof productLoader>>({
      id: 'storefront.product',
      path: 'p/:slug',
      component: () =>
        import(/* webpackChunkName: "product" */ './routes/product-page.tsx').then((m) => m.ProductPage),
      loader: () =>
        import(/* webpackChunkName: "product-data" */ './routes/product.loader.ts').then(
          (m) => m.productLoader,
        ),
      texts: {
        id: () =>
          import(/* webpackChunkName: "product-texts-id" */ './locales/product-page.id.ts').then(
            (m) => m.productPage,
          ),
        en: () =>
          import(/* webpackChunkName: "product-texts-en" */ './locales/product-page.en.ts').then(
            (m) => m.productPage,
          ),
      },
      head: productHead,
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/product-skeleton.tsx').then(
          (m) => m.ProductSkeleton,
        ),
      ),
      errorSection: 'sections.product',
      revalidate: revalidateUnlessOnly('variant'),
    }),
    definePage<Answer<typeof storeLoader>>({
      id: 'storefront.store',
      path: 'store/:slug',
      component: () =>
        import(/* webpackChunkName: "store" */ './routes/store-page.tsx').then((m) => m.StorePage),
      loader: () =>
        import(/* webpackChunkName: "store-data" */ './routes/store.loader.ts').then((m) => m.storeLoader),
      texts: {
        id: () => import(/* webpackChunkName: "store-texts-id" */ './locales/store-page.id.ts'),
        en: () => import(/* webpackChunkName: "store-texts-en" */ './locales/store-page.en.ts'),
      },
      head: storeHead,
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/store-skeleton.tsx').then(
          (m) => m.StoreSkeleton,
        ),
      ),
      errorSection: 'sections.store',
    }),
    definePage<Answer<typeof brandsLoader>>({
      id: 'storefront.brands',
      path: 'brands',
      component: () =>
        import(/* webpackChunkName: "brands" */ './routes/brands-page.tsx').then((m) => m.BrandsPage),
      loader: () =>
        import(/* webpackChunkName: "brands-data" */ './routes/brands.loader.ts').then((m) => m.brandsLoader),
      texts: {
        id: () => import(/* webpackChunkName: "brands-texts-id" */ './locales/stores.id.ts'),
        en: () => import(/* webpackChunkName: "brands-texts-en" */ './locales/stores.en.ts'),
      },
      head: brandsHead,
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/brands-skeleton.tsx').then(
          (m) => m.BrandsSkeleton,
        ),
      ),
      errorSection: 'sections.brands',
    }),
    definePage<Answer<typeof flashSaleLoader>>({
      id: 'storefront.flashSale',
      path: 'flash-sale',
      component: () =>
        import(/* webpackChunkName: "flashSale" */ './routes/flash-sale-page.tsx').then(
          (m) => m.FlashSalePage,
        ),
      loader: () =>
        import(/* webpackChunkName: "flashSale-data" */ './routes/flash-sale.loader.ts').then(
          (m) => m.flashSaleLoader,
        ),
      texts: {
        id: () => import(/* webpackChunkName: "flashSale-texts-id" */ './locales/promos.id.ts'),
        en: () => import(/* webpackChunkName: "flashSale-texts-en" */ './locales/promos.en.ts'),
      },
      head: flashSaleHead,
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/flash-sale-skeleton.tsx').then(
          (m) => m.FlashSaleSkeleton,
        ),
      ),
      errorSection: 'sections.flashSale',
    }),
    definePage<Answer<typeof promosLoader>>({
      id: 'storefront.promos',
      path: 'promos',
      component: () =>
        import(/* webpackChunkName: "promos" */ './routes/promos-page.tsx').then((m) => m.PromosPage),
      loader: () =>
        import(/* webpackChunkName: "promos-data" */ './routes/promos.loader.ts').then((m) => m.promosLoader),
      texts: {
        id: () => import(/* webpackChunkName: "promos-texts-id" */ './locales/promos.id.ts'),
        en: () => import(/* webpackChunkName: "promos-texts-en" */ './locales/promos.en.ts'),
      },
      head: promosHead,
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/promos-skeleton.tsx').then(
          (m) => m.PromosSkeleton,
        ),
      ),
      errorSection: 'sections.promos',
    }),
    definePage<Answer<typeof promoLoader>>({
      id: 'storefront.promo',
      path: 'promos/:id',
      component: () =>
        import(/* webpackChunkName: "promo" */ './routes/promo-page.tsx').then((m) => m.PromoPage),
      loader: () =>
        import(/* webpackChunkName: "promo-data" */ './routes/promo.loader.ts').then((m) => m.promoLoader),
      texts: {
        id: () => import(/* webpackChunkName: "promo-texts-id" */ './locales/promo-page.id.ts'),
        en: () => import(/* webpackChunkName: "promo-texts-en" */ './locales/promo-page.en.ts'),
      },
      head: promoHead,
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/promo-skeleton.tsx').then(
          (m) => m.PromoSkeleton,
        ),
      ),
      errorSection: 'sections.promos',
    }),
    definePage<Answer<typeof cartLoader>>({
      id: 'storefront.cart',
      path: 'cart',
      component: () =>
        import(/* webpackChunkName: "cart" */ './routes/cart-page.tsx').then((m) => m.CartPage),
      loader: () =>
        import(/* webpackChunkName: "cart-data" */ './routes/cart.loader.ts').then((m) => m.cartLoader),
      access: 'user',
      texts: {
        id: () => import(/* webpackChunkName: "cart-texts-id" */ './locales/cart-page.id.ts'),
        en: () => import(/* webpackChunkName: "cart-texts-en" */ './locales/cart-page.en.ts'),
      },
      head: cartHead,
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/cart-skeleton.tsx').then((m) => m.CartSkeleton),
      ),
      errorSection: 'sections.cart',
    }),
    definePage<Answer<typeof checkoutLoader>>({
      id: 'storefront.checkout',
      path: 'checkout',
      component: () =>
        import(/* webpackChunkName: "checkout" */ './routes/checkout-page.tsx').then((m) => m.CheckoutPage),
      loader: () =>
        import(/* webpackChunkName: "checkout-data" */ './routes/checkout.loader.ts').then(
          (m) => m.checkoutLoader,
        ),
      access: 'user',
      texts: {
        id: () => import(/* webpackChunkName: "checkout-texts-id" */ './locales/checkout-page.id.ts'),
        en: () => import(/* webpackChunkName: "checkout-texts-en" */ './locales/checkout-page.en.ts'),
      },
      head: checkoutHead,
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/checkout-skeleton.tsx').then(
          (m) => m.CheckoutSkeleton,
        ),
      ),
      errorSection: 'sections.checkout',
    }),
    definePage<Answer<typeof paymentLoader>>({
      id: 'storefront.payment',
      path: 'payment/:code',
      component: () =>
        import(/* webpackChunkName: "payment" */ './routes/payment-page.tsx').then((m) => m.PaymentPage),
      loader: () =>
        import(/* webpackChunkName: "payment-data" */ './routes/payment.loader.ts').then(
          (m) => m.paymentLoader,
        ),
      access: 'user',
      texts: {
        id: () => import(/* webpackChunkName: "payment-texts-id" */ './locales/checkout-page.id.ts'),
        en: () => import(/* webpackChunkName: "payment-texts-en" */ './locales/checkout-page.en.ts'),
      },
      head: paymentHead,
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/payment-skeleton.tsx').then(
          (m) => m.PaymentSkeleton,
        ),
      ),
      errorSection: 'sections.payment',
    }),
    definePage<Answer<typeof addressBookLoader>>({
      id: 'storefront.addressBook',
      path: 'address-book',
      component: () =>
        import(/* webpackChunkName: "addressBook" */ './routes/address-book-page.tsx').then(
          (m) => m.AddressBookPage,
        ),
      loader: () =>
        import(/* webpackChunkName: "addressBook-data" */ './routes/address-book.loader.ts').then(
          (m) => m.addressBookLoader,
        ),
      access: 'user',
      texts: {
        id: () => import(/* webpackChunkName: "addressBook-texts-id" */ './locales/address-book.id.ts'),
        en: () => import(/* webpackChunkName: "addressBook-texts-en" */ './locales/address-book.en.ts'),
      },
      head: addressBookHead,
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/address-book-skeleton.tsx').then(
          (m) => m.AddressBookSkeleton,
        ),
      ),
      errorSection: 'sections.addressBook',
    }),
    definePage<Answer<typeof wishlistLoader>>({
      id: 'storefront.wishlist',
      path: 'wishlist',
      component: () =>
        import(/* webpackChunkName: "wishlist" */ './routes/wishlist-page.tsx').then((m) => m.WishlistPage),
      loader: () =>
        import(/* webpackChunkName: "wishlist-data" */ './routes/wishlist.loader.ts').then(
          (m) => m.wishlistLoader,
        ),
      access: 'user',
      texts: {
        id: () => import(/* webpackChunkName: "wishlist-texts-id" */ './locales/wishlist-page.id.ts'),
        en: () => import(/* webpackChunkName: "wishlist-texts-en" */ './locales/wishlist-page.en.ts'),
      },
      head: wishlistHead,
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/wishlist-skeleton.tsx').then(
          (m) => m.WishlistSkeleton,
        ),
      ),
      errorSection: 'sections.wishlist',
    }),
  ],
  locales: {
    id: () => import(/* webpackChunkName: "locale-id" */ './locales/id.ts'),
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.ts'),
  },
});
