import { useTranslation } from 'react-i18next';
import { ProductEditor } from '../features/edit-product/product-editor.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import { Writable } from '../shared/rights/writable.tsx';
import { BackToProducts } from './back-to-products.tsx';

export const NewProductPage = () => {
  const { t } = useTranslation('seller');
  return (
    <DashboardLayout title={t('product.newTitle')} above={<BackToProducts />}>
      <Writable area="catalogue">
        <ProductEditor product={null} />
      </Writable>
    </DashboardLayout>
  );
};
