import type { LeafSlug } from '../data/categories/index.ts';
import type { Place } from '../data/places.ts';
import type { StoreSpec } from '../data/stores/index.ts';
import type { ImageSpec } from '../images/render-image-svg.ts';
import type { SeedGroup } from './history/seed-orders.ts';
import type { SeedReview } from './seed-review.ts';
import type { ProductSpec } from './select-store-products.ts';

export interface SeedOwner {
  email: string;
  fullname: string;
  username: string;
  phone: string;
  gender: 'male' | 'female';
  birthday: string;
}

export interface SeedStore {
  name: string;
  slug: string;
  description: string;
  type: StoreSpec['type'];
  sells: StoreSpec['sells'];
  /** The only brand of an official store. */
  brand?: string | undefined;
  place: Place;
  address: string;
  owner: SeedOwner;
  isCompany: boolean;
  npwp: string;
  createdAt: Date;
  ratingAvg: number;
  ratingCount: number;
}

export interface SeedHome {
  label: string;
  address: string;
  /** City, district and village with their post code. */
  place: Pick<Place, 'city' | 'area' | 'zipcode'>;
}

export interface SeedVariant {
  /** One value per option, in the options' order. */
  values: string[];
  sku: string;
  price: number;
  stock: number;
}

export interface SeedOption {
  name: string;
  values: { value: string; picture: ImageSpec | null }[];
}

export interface SeedDiscount {
  type: 'amount' | 'percent';
  value: number;
  startsAt: Date;
  endsAt: Date;
}

export interface SeedProduct {
  /** Place in `SeedMarket.stores`. */
  store: number;
  /** What it is, before any text was written about it. */
  spec: ProductSpec;
  leaf: LeafSlug;
  brand: string | null;
  name: string;
  slug: string;
  description: string;
  attributes: { name: string; value: string }[];
  condition: 'new' | 'used';
  status: 'PUBLISH' | 'HIDDEN';
  /** Grams with packaging. */
  weight: number;
  /** Length, width and height of the parcel in centimetres. */
  size: readonly [number, number, number];
  freeShipping: boolean;
  /** 0 for what is in stock. */
  preorderDays: number;
  sold: number;
  views: number;
  createdAt: Date;
  pictures: ImageSpec[];
  /** What buyers photographed, in the first color. */
  buyerPictures: ImageSpec[];
  options: SeedOption[];
  variants: SeedVariant[];
  discount: SeedDiscount | null;
  reviews: SeedReview[];
  ratingAvg: number;
}

export interface SeedFlashItem {
  /** Place in `SeedMarket.products`. */
  product: number;
  /** Place in the product's variants. */
  variant: number;
  price: number;
  stock: number;
  sold: number;
  perUserLimit: number;
}

export interface SeedFlashSale {
  name: { id: string; en: string };
  startsAt: Date;
  endsAt: Date;
  items: SeedFlashItem[];
}

/** A whole demo market in memory, before anything is written. */
export interface SeedData {
  now: Date;
  brands: { name: string; slug: string; isOfficial: boolean }[];
  buyers: {
    name: string;
    email: string;
    username: string;
    phone: string;
    gender: 'male' | 'female';
    birthday: string;
    /** Where their parcels go. */
    home: SeedHome;
  }[];
  stores: SeedStore[];
  products: SeedProduct[];
  flashSales: SeedFlashSale[];
  /** Oldest first. */
  history: SeedGroup[];
}
