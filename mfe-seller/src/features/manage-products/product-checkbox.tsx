import type { ListedSellerProduct } from '@pasar/contract';
import { Checkbox, VisuallyHidden } from '@pasar/ui';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

export interface ProductPicking {
  isPicked: (id: ListedSellerProduct['id']) => boolean;
  pick: (product: ListedSellerProduct, on: boolean) => void;
}

export const ProductPickingContext = createContext<ProductPicking>({
  isPicked: () => false,
  pick: () => undefined,
});

/** Selects one product; its name is for those who do not see the row around it. */
export const ProductCheckbox = ({ product }: { product: ListedSellerProduct }) => {
  const { t } = useTranslation('seller');
  const { isPicked, pick } = use(ProductPickingContext);
  return (
    <Checkbox
      label={<VisuallyHidden>{t('products.select', { name: product.name })}</VisuallyHidden>}
      checked={isPicked(product.id)}
      onChange={(event) => pick(product, event.target.checked)}
    />
  );
};
