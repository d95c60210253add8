import { inLocale, type Locale, paths } from '@pasar/contract';
import type { productLoader } from './product.loader.ts';

type Data = Awaited<ReturnType<typeof productLoader>>;

const schema = 'https://schema.org';

/** What search engines read about the product: offer, rating, and the way to it (quality A50). */
export const productJsonLd = ({ product, origin }: Data, locale: Locale, home: string): object[] => {
  const at = (path: string) => origin + inLocale(path, locale);
  const url = at(paths.product(product.slug));
  const { average, total } = product.review_summary;
  const steps = [
    { name: home, path: paths.home() },
    ...product.category_path.map(({ name, slug }) => ({ name, path: paths.category(slug) })),
    { name: product.name, path: paths.product(product.slug) },
  ];
  return [
    {
      '@context': schema,
      '@type': 'Product',
      name: product.name,
      description: product.description,
      image: product.images.map(({ pictures }) => new URL(pictures.w600, origin).href),
      sku: String(product.id),
      ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
      offers: {
        '@type': 'Offer',
        url,
        price: product.price,
        priceCurrency: 'IDR',
        itemCondition: `${schema}/${product.condition === 'new' ? 'New' : 'Used'}Condition`,
        availability: `${schema}/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
        seller: { '@type': 'Organization', name: product.seller.merchant_name },
      },
      ...(total > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: total },
      }),
    },
    {
      '@context': schema,
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: at(path),
      })),
    },
  ];
};
