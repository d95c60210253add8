import { ProgressiveHydration, type SectionResult, usePageData, Section as Wall } from '@pasar/slice-kit';
import { Container, VisuallyHidden } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FeaturedVouchers } from '../features/featured-vouchers/index.ts';
import { FlashSale } from '../features/flash-sale/index.ts';
import { OfficialStores } from '../features/official-stores/index.ts';
import { PromoHighlights } from '../features/promo-highlights/index.ts';
import { RecentlyViewed } from '../features/recently-viewed/index.ts';
import { RecommendedProducts } from '../features/recommendations/index.ts';
import { TrendingCategories } from '../features/trending-categories/index.ts';
import { TrustStrip } from '../features/trust-strip/index.ts';
import { SectionError } from '../shared/section-error/index.ts';
import type { homeLoader } from './home.loader.ts';
import * as style from './home-page.styles.ts';

/** The home page: each section has its own data and fails alone. */
export const HomePage = () => {
  const { t } = useTranslation('storefront');
  const { promos, categories, flashSale, cities, tickets, stores, recent, recommendations, heardAt } =
    usePageData<typeof homeLoader>();
  return (
    <Container css={style.page}>
      <ProgressiveHydration>
        <VisuallyHidden as="h1">{t('home.heading')}</VisuallyHidden>
        <div css={style.opening}>
          <Part name={t('sections.promos')} data={promos}>
            {(list) => <PromoHighlights promos={list} />}
          </Part>
          <TrustStrip cities={cities.ok ? cities.value.length : undefined} />
        </div>
        <Part name={t('sections.categories')} data={categories}>
          {(list) => <TrendingCategories categories={list} />}
        </Part>
        <Part name={t('sections.flashSale')} data={flashSale}>
          {(sale) => sale && <FlashSale sale={sale} heardAt={heardAt} />}
        </Part>
        <Part name={t('vouchers.title')} data={tickets}>
          {(offers) => <FeaturedVouchers offers={offers} />}
        </Part>
        <Part name={t('officialStores.title')} data={stores}>
          {(list) => <OfficialStores stores={list} />}
        </Part>
        <Part name={t('recent.title')} data={recent}>
          {(loaded) => <RecentlyViewed loaded={loaded} />}
        </Part>
        <Part name={t('sections.recommendations')} data={recommendations}>
          {(loaded) => <RecommendedProducts loaded={loaded} />}
        </Part>
      </ProgressiveHydration>
    </Container>
  );
};

interface PartProps<Value> {
  name: string;
  data: SectionResult<Value>;
  children: (value: Value) => ReactNode;
}

/** One section, or its error: of its data, or of its own code. */
const Part = <Value,>({ name, data, children }: PartProps<Value>) => {
  const failure = <SectionError section={name} />;
  if (!data.ok) return failure;
  return (
    <Wall fallbackName={name} fallback={() => failure}>
      {children(data.value)}
    </Wall>
  );
};
