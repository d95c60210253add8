import { usePageData } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { ProductEditor } from '../features/edit-product/product-editor.tsx';
import { ProductTools } from '../features/edit-product/product-tools.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import { BackToProducts } from './back-to-products.tsx';
import type { productLoader } from './product.loader.ts';

export const ProductPage = () => {
  const { t } = useTranslation('seller');
  const { product } = usePageData<typeof productLoader>();
  return (
    <DashboardLayout
      title={t('product.editTitle')}
      lead={product.name}
      above={<BackToProducts />}
      action={<ProductTools product={product} />}
    >
      <ProductEditor key={product.product_id} product={product} />
    </DashboardLayout>
  );
};
