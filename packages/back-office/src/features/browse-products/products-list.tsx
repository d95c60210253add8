import { type AdminProduct, adminProductEndpoints, type Meta } from '@pasar/contract';
import { ResourceTable } from '@pasar/dashboard';
import { type SectionResult, useFormat } from '@pasar/slice-kit';
import { Badge, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { PageCheckbox, RowCheckbox } from '../../shared/bulk/bulk-parts.tsx';
import { type Bulk, useBulk } from '../../shared/bulk/use-bulk.ts';
import { ListSection } from '../../shared/list/list-section.tsx';
import { BulkProducts } from './bulk-products.tsx';
import { nameStyle } from './products-list.styles.ts';
import { moderationStates, type ProductsQuery, productsPath } from './products-query.ts';

const tones = { pending: 'warning', blocked: 'danger' } as const;

interface ProductsTableProps {
  products: readonly AdminProduct[];
  query: ProductsQuery;
  bulk: Bulk<AdminProduct>;
}

const ProductsTable = ({ products, query, bulk }: ProductsTableProps) => {
  const { t } = useTranslation('back-office');
  const { date, rupiah, number } = useFormat();
  return (
    <ResourceTable
      caption={t('nav.products')}
      pickLabel={t('bulk.picks')}
      columns={[
        { id: 'name', label: t('products.name') },
        { id: 'store', label: t('products.store') },
        { id: 'price', label: t('products.price'), numeric: true },
        { id: 'moderation', label: t('products.moderation') },
        { id: 'reports', label: t('products.reports'), numeric: true },
        { id: 'sold', label: t('products.sold'), numeric: true },
        { id: 'created', label: t('products.created') },
      ]}
      rows={products.map((product) => ({
        id: String(product.id),
        to: productsPath({ ...query, open: String(product.id) }),
        open: query.open === String(product.id),
        pick: <RowCheckbox bulk={bulk} row={product} name={product.name} />,
        cells: {
          name: (
            <span css={nameStyle}>
              {product.image && <img src={product.image} alt="" width={36} height={36} loading="lazy" />}
              {product.name}
            </span>
          ),
          store: product.store.merchant_name,
          price: product.price === null ? null : rupiah(product.price),
          moderation:
            product.moderation === 'ok' ? (
              t(`products.shown.${product.status}`)
            ) : (
              <Badge tone={tones[product.moderation]}>{t(`products.state.${product.moderation}`)}</Badge>
            ),
          reports: product.reports ? number(product.reports) : null,
          sold: number(product.sold),
          created: date(product.created_at),
        },
      }))}
    />
  );
};

interface ProductsListProps {
  query: ProductsQuery;
  list: SectionResult<{ data: readonly AdminProduct[]; meta?: Meta }>;
}

/** The products of all stores in rows; several are blocked or approved at once. */
export const ProductsList = ({ query, list }: ProductsListProps) => {
  const { t } = useTranslation('back-office');
  const start = { ...query, page: 1, open: '' };
  const { search, moderation, reported, store, category } = query;
  const rows = list.ok ? list.value.data : [];
  const bulk = useBulk<AdminProduct>({
    rows,
    filter: productsPath(start),
    idOf: ({ id }) => String(id),
    nameOf: ({ name }) => name,
    undo: (api, products) =>
      api.call(adminProductEndpoints.bulk, {
        body: { action: 'undo', products: products.map(({ id: product_id }) => ({ product_id })) },
      }),
  });
  return (
    <Stack gap={12}>
      <ListSection
        title={t('nav.products')}
        chips={[
          ...(store
            ? [
                {
                  key: 'store',
                  label: t('products.ofStore', { store }),
                  to: productsPath({ ...start, store: undefined }),
                  chosen: true,
                },
              ]
            : []),
          ...(category
            ? [
                {
                  key: 'category',
                  label: t('products.ofCategory', { category }),
                  to: productsPath({ ...start, category: undefined }),
                  chosen: true,
                },
              ]
            : []),
          {
            key: 'reported',
            label: t('products.reported'),
            to: productsPath({ ...start, reported: reported === 'yes' ? 'all' : 'yes' }),
            chosen: reported === 'yes',
          },
          ...moderationStates.map((state) => ({
            key: state,
            label: t(`products.tab.${state}`),
            to: productsPath({ ...start, moderation: state }),
            chosen: moderation === state,
          })),
        ]}
        search={{
          value: search,
          label: t('products.search'),
          pathFor: (typed) => productsPath({ ...start, search: typed }),
        }}
        list={list}
        pathFor={(page) => productsPath({ ...query, page, open: '' })}
        cleared={search || store || category || reported === 'yes' ? productsPath({}) : undefined}
      >
        {(products) => (
          <>
            <PageCheckbox bulk={bulk} rows={products} />
            <ProductsTable products={products} query={query} bulk={bulk} />
          </>
        )}
      </ListSection>
      <BulkProducts bulk={bulk} />
    </Stack>
  );
};
