import type { ProductCard } from '@pasar/contract';
import { FailureSection, type Settled, usePageData } from '@pasar/slice-kit';
import { Container, Section } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { CartContents } from '../features/cart/index.ts';
import { NeedsScripts, withoutDeadControls } from '../shared/needs-scripts/index.ts';
import { ProductGrid } from '../shared/product-card/index.ts';
import { SectionFailure } from '../shared/section-failure/index.ts';
import type { cartLoader } from './cart.loader.ts';
import * as style from './cart-page.styles.ts';

/** What somebody has gathered, and what else they may like. */
export const CartPage = () => {
  const { t } = useTranslation('storefront');
  const { cart, promos, viewed, recommended } = usePageData<typeof cartLoader>();
  return (
    <Container css={[style.page, withoutDeadControls]}>
      <h1 css={style.title}>{t('cart.heading')}</h1>
      <NeedsScripts css={style.unscripted}>{t('cart.needsScripts')}</NeedsScripts>
      <FailureSection name={t('sections.cart')}>
        <CartContents loaded={cart} promos={promos} />
      </FailureSection>
      <MoreGoods title={t('cart.recentlyViewed')} goods={viewed} />
      <MoreGoods
        title={t('recommendations.title')}
        section={t('sections.recommendations')}
        goods={recommended}
      />
    </Container>
  );
};

interface MoreGoodsProps {
  title: string;
  /** Its name in a message; the title unless told. */
  section?: string;
  goods: Settled<readonly ProductCard[]>;
}

/** One row of goods below the cart; nothing where there are none. */
const MoreGoods = ({ title, section = title, goods }: MoreGoodsProps) =>
  (!goods.ok || goods.value.length > 0) && (
    <Section title={title} css={style.more}>
      {goods.ok ? <ProductGrid products={goods.value} /> : <SectionFailure section={section} />}
    </Section>
  );
