import { ListWithDetail } from '@pasar/dashboard';
import { usePageData } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { ProductDetail } from '../features/browse-products/product-detail.tsx';
import { ProductsList } from '../features/browse-products/products-list.tsx';
import { productsPath } from '../features/browse-products/products-query.ts';
import { ExportButton } from '../shared/export/export-button.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import type { productsLoader } from './products.loader.ts';

/** The products of all stores, and one of them beside the list. */
export const ProductsPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof productsLoader>();
  return (
    <OfficePage title={t('nav.products')} data={data}>
      {({ query, list }, me) => {
        const { search, moderation, reported, store, category } = query;
        const product = list.ok && list.value.data.find(({ id }) => String(id) === query.open);
        return (
          <>
            <ExportButton
              list="products"
              filters={{ search, moderation, reported, merchant_id: store, category_id: category }}
            />
            <ListWithDetail>
              <ProductsList query={query} list={list} />
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
