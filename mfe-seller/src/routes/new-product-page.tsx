import { useTranslation } from 'react-i18next';
import { ProductEditor } from '../features/edit-product/product-editor.tsx';
import { SellerFrame } from '../shared/seller-frame/seller-frame.tsx';
import { BackToProducts } from './back-to-products.tsx';

export const NewProductPage = () => {
  const { t } = useTranslation('seller');
  return (
    <SellerFrame title={t('product.newTitle')} above={<BackToProducts />}>
      <ProductEditor product={null} />
    </SellerFrame>
  );
};
