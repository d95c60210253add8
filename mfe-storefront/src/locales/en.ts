import type { messages as indonesian } from './id.ts';
import { listingTexts } from './listing.en.ts';
import { kilat, timeLeft } from './promos.en.ts';
import { wish } from './wishlist.en.ts';

export const messages: typeof indonesian = {
  sections: {
    home: 'Home',
    promos: 'Promos',
    categories: 'Categories',
    flashSale: 'Pasar Kilat',
    recommendations: 'Recommendations',
    listing: 'Item list',
    product: 'Item',
    reviews: 'Reviews',
    similar: 'Similar items',
    cart: 'Cart',
    wishlist: 'Wishlist',
    checkout: 'Checkout',
    payment: 'Payment',
    addressBook: 'Address book',
    brands: 'Store list',
  },
  failure: {
    rest: 'Everything else keeps working.',
    retry: 'Try again',
  },
  home: {
    title: 'Shop from sellers all over Indonesia | Pasar',
    description:
      'Groceries, fashion, gadgets and things for the home from verified sellers all over Indonesia. Clear prices, real stock, reviews by buyers.',
    heading: 'Pasar: honest outside, true inside',
  },
  promos: {
    title: 'Promos',
    until: 'Until {{date}}',
    open: 'See the items',
    openShort: 'See',
    openNamed: 'See the items: {{title}}',
    shownOf: 'Promo {{n}} of {{total}}',
    all: 'Main promos',
  },
  trust: {
    label: 'What you can rely on',
    verified: { title: 'Verified sellers', text: 'Look for the flower beside the city' },
    reviews: { title: 'Reviews as they are', text: 'A single star is shown as well' },
    stock: { title: 'Real stock', text: '“9 left” means that 9 are left' },
    cities: { title: 'From {{n}} cities', some: 'From many cities', text: 'Stores all over Indonesia' },
  },
  categories: {
    title: 'Busy right now',
    all: 'All items',
    total_one: '{{n}} item',
    total_other: '{{n}} items',
  },
  flash: {
    title: 'Pasar Kilat',
    endsIn: 'Ends in',
    startsIn: 'Starts in',
    next: 'Next {{at}}',
    price: 'Flash price',
    soldShare: 'Sold',
    soldOf: '{{sold}} of {{stock}}',
    perBuyer: 'max. {{n}} per buyer',
    soldAtPrice: '{{sold}} of {{stock}} sold at this price',
    unsold: '{{n}} available',
    gone: 'Sold out',
    all: 'All sessions',
    allNamed: 'All sessions of Pasar Kilat',
  },
  recommendations: {
    title: 'Picked for you',
    more: 'Show more',
    loading: 'Loading…',
  },
  card: {
    from: 'From',
    freeShipping: 'Free shipping',
    sold: '{{n}} sold',
    fresh: 'New item',
    soldOut: 'Sold out',
    used: 'Used',
    verified: 'Verified seller',
  },
  price: {
    now: 'Price',
    old: 'Earlier price',
  },
  rating: {
    label: 'Rated {{value}} out of 5',
    labelOf_one: 'Rated {{value}} out of 5, {{n}} review',
    labelOf_other: 'Rated {{value}} out of 5, {{n}} reviews',
  },
  stock: {
    none: 'Sold out',
    left: '{{n}} left',
    available: '{{n}} available',
  },
  condition: {
    new: 'New',
    used: 'Used',
  },
  storeType: {
    official: 'Official store',
    star: 'Star store',
  },
  ...listingTexts,
  kilat,
  timeLeft,
  wish,
};
