import { FailureSection, usePageData } from '@pasar/slice-kit';
import { Container, Section } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { CartContents } from '../features/cart/index.ts';
import { ProductGrid } from '../shared/product-card/index.ts';
import type { cartLoader } from './cart.loader.ts';
import * as style from './cart-page.styles.ts';

/** What somebody has gathered, and what else they may like. */
export const CartPage = () => {
  const { t } = useTranslation('storefront');
  const { cart, promos, viewed, recommended } = usePageData<typeof cartLoader>();
  return (
    <Container css={style.page}>
      <h1 css={style.title}>{t('cart.heading')}</h1>
      <FailureSection name={t('sections.cart')}>
        <CartContents loaded={cart} promos={promos} />
      </FailureSection>
      {viewed.length > 0 && (
        <Section title={t('cart.recentlyViewed')} css={style.more}>
          <ProductGrid products={viewed} />
        </Section>
      )}
      {recommended.length > 0 && (
        <Section title={t('recommendations.title')} css={style.more}>
          <ProductGrid products={recommended} />
        </Section>
      )}
    </Container>
  );
};
