import { ListPages, SavedViews, SectionError } from '@pasar/dashboard';
import { LocalLink, linkTo, usePageData } from '@pasar/slice-kit';
import { ButtonLink, Stack } from '@pasar/ui';
import { FileUp, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProductFilter } from '../features/browse-products/product-filter.tsx';
import { productListPath } from '../features/browse-products/product-query.ts';
import { ProductTabs } from '../features/browse-products/product-tabs.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import { useMayWrite } from '../shared/rights/use-may-write.ts';
import type { TabCounts } from '../shared/status-tabs/tab-counts.ts';
import { CachedProductList } from './cached-product-list.tsx';
import type { productsLoader } from './products.loader.ts';
import { actionsStyle } from './products-page.styles.ts';

export const ProductsPage = () => {
  const { t } = useTranslation('seller');
  const { query, list, tree } = usePageData<typeof productsLoader>();
  const mayWrite = useMayWrite('catalogue');
  const head = (counts?: TabCounts) => (
    <Stack gap={16}>
      <ProductTabs query={query} counts={counts} />
      <ProductFilter query={query} tree={tree} />
    </Stack>
  );
  const actions = (
    <div css={actionsStyle}>
      {mayWrite && (
        <>
          <ButtonLink
            as={LocalLink}
            to={linkTo('seller.newProduct')}
            icon={<Plus size={20} strokeWidth={1.9} aria-hidden="true" />}
          >
            {t('products.add')}
          </ButtonLink>
          <ButtonLink
            as={LocalLink}
            variant="secondary"
            to={linkTo('seller.import')}
            icon={<FileUp size={20} strokeWidth={1.9} aria-hidden="true" />}
          >
            {t('products.import')}
          </ButtonLink>
        </>
      )}
      <SavedViews />
    </div>
  );
  return (
    <DashboardLayout title={t('products.title')} action={actions}>
      {list.ok ? (
        <CachedProductList query={query} list={list.value} head={head} />
      ) : (
        <>
          {head()}
          <SectionError section={t('products.title')} />
        </>
      )}
      {list.ok && (
        <ListPages
          label={t('products.pages')}
          page={list.value.page}
          lastPage={list.value.lastPage}
          pathFor={(page) => productListPath({ ...query, page })}
        />
      )}
    </DashboardLayout>
  );
};
