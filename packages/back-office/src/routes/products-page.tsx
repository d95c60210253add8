import type { AdminProduct } from '@pasar/contract';
import { ListWithDetail, ResourceTable } from '@pasar/dashboard';
import { useFormat, usePageData } from '@pasar/slice-kit';
import { Badge } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ProductDetail } from '../features/browse-products/product-detail.tsx';
import {
  moderationStates,
  type ProductsQuery,
  productsPath,
} from '../features/browse-products/products-query.ts';
import { ExportButton } from '../shared/export/export-button.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import type { productsLoader } from './products.loader.ts';

const Rows = ({ products, query }: { products: readonly AdminProduct[]; query: ProductsQuery }) => {
  const { t } = useTranslation('back-office');
  const { date, rupiah, number } = useFormat();
  return (
    <ResourceTable
      caption={t('nav.products')}
      columns={[
        { id: 'name', label: t('products.name') },
        { id: 'store', label: t('products.store') },
        { id: 'price', label: t('products.price'), numeric: true },
        { id: 'moderation', label: t('products.moderation') },
        { id: 'sold', label: t('products.sold'), numeric: true },
        { id: 'created', label: t('products.created') },
      ]}
      rows={products.map((product) => ({
        id: String(product.id),
        to: productsPath({ ...query, open: String(product.id) }),
        open: query.open === String(product.id),
        cells: {
          name: product.name,
          store: product.store.merchant_name,
          price: product.price === null ? null : rupiah(product.price),
          moderation:
            product.moderation === 'ok' ? (
              t(`products.shown.${product.status}`)
            ) : (
              <Badge tone={product.moderation === 'blocked' ? 'danger' : 'neutral'}>
                {t(`products.state.${product.moderation}`)}
              </Badge>
            ),
          sold: number(product.sold),
          created: date(product.created_at),
        },
      }))}
    />
  );
};

/** The products of all stores, and one of them beside the list. */
export const ProductsPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof productsLoader>();
  return (
    <OfficePage title={t('nav.products')} data={data}>
      {({ query, list }, me) => {
        const product = list.ok && list.value.data.find(({ id }) => String(id) === query.open);
        return (
          <>
            <ExportButton list="products" filters={{ search: query.search, moderation: query.moderation }} />
            <ListWithDetail>
              <ListSection
                title={t('nav.products')}
                chips={moderationStates.map((moderation) => ({
                  key: moderation,
                  label: t(`products.tab.${moderation}`),
                  to: productsPath({ search: query.search, moderation }),
                  chosen: query.moderation === moderation,
                }))}
                search={{
                  value: query.search,
                  label: t('products.search'),
                  pathFor: (search) => productsPath({ moderation: query.moderation, search }),
                }}
                list={list}
                pathFor={(page) => productsPath({ ...query, page, open: '' })}
                cleared={query.search ? productsPath({}) : undefined}
              >
                {(products) => <Rows products={products} query={query} />}
              </ListSection>
              {product && (
                <ProductDetail
                  key={product.id}
                  product={product}
                  me={me}
                  closeTo={productsPath({ ...query, open: '' })}
                />
              )}
            </ListWithDetail>
          </>
        );
      }}
    </OfficePage>
  );
};
