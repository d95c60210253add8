import type { ProductCard as Product } from '@pasar/contract';
import { Section } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ProductCard } from '../../shared/product-card/index.ts';
import * as style from './best-sellers.styles.ts';

/** What people buy here, in one row; phones scroll it sideways. Too few would be the whole list again. */
export const BestSellers = ({ products }: { products: readonly Product[] }) => {
  const { t } = useTranslation('storefront');
  if (products.length < 3) return null;
  return (
    <Section title={t('store.best')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys (WCAG 2.1.1) */}
      <ul css={style.row} tabIndex={0} aria-label={t('store.best')}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes="(max-width: 922px) 156px, 187px" />
          </li>
        ))}
      </ul>
    </Section>
  );
};
