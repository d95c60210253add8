import { usePageData } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { ProductEditor } from '../features/edit-product/product-editor.tsx';
import { ProductTools } from '../features/edit-product/product-tools.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import { useMayWrite } from '../shared/rights/use-may-write.ts';
import { Writable } from '../shared/rights/writable.tsx';
import { BackToProducts } from './back-to-products.tsx';
import type { productLoader } from './product.loader.ts';

export const ProductPage = () => {
  const { t } = useTranslation('seller');
  const { product } = usePageData<typeof productLoader>();
  const mayWrite = useMayWrite('catalogue');
  return (
    <DashboardLayout
      title={t('product.editTitle')}
      lead={product.name}
      above={<BackToProducts />}
      action={mayWrite && <ProductTools product={product} />}
    >
      <Writable area="catalogue">
        <ProductEditor key={product.product_id} product={product} />
      </Writable>
    </DashboardLayout>
  );
};
