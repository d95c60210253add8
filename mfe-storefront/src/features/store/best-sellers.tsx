import type { ProductCard as Product } from '@pasar/contract';
import { Section } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ProductCard } from '../../shared/product-card/index.ts';
import * as style from './best-sellers.styles.ts';

export interface BestSellersProps {
  products: readonly Product[];
  /** Whether they are below a phone's screen when the page opens. */
  later: boolean;
}

/** Whether so many products deserve a separate row: too few would repeat the full list. */
export const isRow = (products: readonly Product[]): boolean => products.length >= 3;

/** The bestsellers of the store, in one row; phones scroll it sideways. */
export const BestSellers = ({ products, later }: BestSellersProps) => {
  const { t } = useTranslation('storefront');
  if (!isRow(products)) return null;
  return (
    <Section title={t('store.best')} {...(later && { 'data-later': '' })}>
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
