import { inLocale, type Locale, type ProductDetail } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';
import { breadcrumbJsonLd } from '../shared/breadcrumb.json-ld.ts';
import type { ProductData } from './product.loader.ts';

const schema = 'https://schema.org';

/** So many of the visible reviews go into the structured data. */
const toldReviews = 3;

type Variant = ProductDetail['variants'][number];

/** Structured data of the product: offers, rating, reviews, and its breadcrumb (quality A50). */
export const productJsonLd = (found: ProductData, locale: Locale, home: string): object[] => {
  const { product, reviews, origin } = found;
  const at = (path: string) => origin + inLocale(path, locale);
  const { average, total } = product.review_summary;
  const steps = [
    { name: home, path: linkTo('storefront.home') },
    ...product.category_path.map(({ name, slug }) => ({
      name,
      path: linkTo('storefront.category', { slug }),
    })),
    { name: product.name, path: linkTo('storefront.product', { slug: product.slug }) },
  ];
  const written = reviews.ok ? reviews.value.items.filter(({ text }) => text).slice(0, toldReviews) : [];
  return [
    {
      '@context': schema,
      '@type': 'Product',
      name: product.name,
      description: product.description,
      image: product.images.map(({ image_urls }) => new URL(image_urls.w1200, origin).href),
      sku: String(product.id),
      url: at(linkTo('storefront.product', { slug: product.slug })),
      category: product.category_path.map(({ name }) => name).join(' > '),
      ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
      offers: offersOf(product, at),
      ...(total > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: average,
          reviewCount: total,
          bestRating: 5,
          worstRating: 1,
        },
      }),
      ...(written.length > 0 && {
        review: written.map(({ author, rating, text, created_at }) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: author },
          datePublished: created_at.slice(0, 10),
          reviewBody: text,
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
        })),
      }),
    },
    breadcrumbJsonLd(steps.map(({ name, path }) => ({ name, item: at(path) }))),
  ];
};

/** One offer, or one per variant below what all of them cost from and up to. */
const offersOf = (product: ProductDetail, at: (path: string) => string): object => {
  const variants = product.variants.filter((variant) => variant.is_active);
  const offer = ({ price, stock }: Pick<Variant, 'price' | 'stock'>, path: string) => ({
    '@type': 'Offer',
    url: at(path),
    price,
    priceCurrency: 'IDR',
    itemCondition: `${schema}/${product.condition === 'new' ? 'New' : 'Used'}Condition`,
    availability: `${schema}/${availabilityOf(product, stock)}`,
    ...(product.flash_sale?.flash_price === price && { priceValidUntil: product.flash_sale.ends_at }),
    seller: { '@type': 'Organization', name: product.seller.merchant_name },
  });
  const path = linkTo('storefront.product', { slug: product.slug });
  const prices = variants.map(({ price }) => price);
  if (new Set(prices).size < 2) return offer(product, path);
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'IDR',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: variants.length,
    offers: variants.map((variant) => offer(variant, `${path}?variant=${variant.id}`)),
  };
};

const availabilityOf = ({ is_preorder }: ProductDetail, stock: number): string => {
  if (stock <= 0) return 'OutOfStock';
  return is_preorder ? 'PreOrder' : 'InStock';
};
