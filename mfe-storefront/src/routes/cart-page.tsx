import type { ProductCard } from '@pasar/contract';
import { SectionNameProvider, type SectionResult, usePageData } from '@pasar/slice-kit';
import { Container, Section } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { CartContents } from '../features/cart/index.ts';
import { NoJavascriptNotice, withoutDeadControls } from '../shared/no-javascript-notice/index.ts';
import { ProductGrid } from '../shared/product-card/index.ts';
import { SectionError } from '../shared/section-error/index.ts';
import type { cartLoader } from './cart.loader.ts';
import * as style from './cart-page.styles.ts';

/** What somebody has gathered, and what else they may like. */
export const CartPage = () => {
  const { t } = useTranslation('storefront');
  const { cart, promos, viewed, recommended } = usePageData<typeof cartLoader>();
  return (
    <Container css={[style.page, withoutDeadControls]}>
      <h1 css={style.title}>{t('cart.heading')}</h1>
      <NoJavascriptNotice css={style.unscripted}>{t('cart.needsScripts')}</NoJavascriptNotice>
      <SectionNameProvider name={t('sections.cart')}>
        <CartContents loaded={cart} promos={promos} />
      </SectionNameProvider>
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
  /** Its name in a message. Default: the title. */
  section?: string;
  goods: SectionResult<readonly ProductCard[]>;
}

/** One row of products below the cart; nothing where there are none. */
const MoreGoods = ({ title, section = title, goods }: MoreGoodsProps) =>
  (!goods.ok || goods.value.length > 0) && (
    <Section title={title} css={style.more}>
      {goods.ok ? <ProductGrid products={goods.value} /> : <SectionError section={section} />}
    </Section>
  );
