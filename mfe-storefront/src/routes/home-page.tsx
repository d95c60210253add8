import type { HomeSection } from '@pasar/contract';
import { ProgressiveHydration, type SectionResult, usePageData, Section as Wall } from '@pasar/slice-kit';
import { Container, VisuallyHidden } from '@pasar/ui';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FeaturedVouchers } from '../features/featured-vouchers/index.ts';
import { FlashSale } from '../features/flash-sale/index.ts';
import { HomeBanner } from '../features/home-banner/index.ts';
import { OfficialStores } from '../features/official-stores/index.ts';
import { PromoHighlights } from '../features/promo-highlights/index.ts';
import { RecentlyViewed } from '../features/recently-viewed/index.ts';
import { RecommendedProducts } from '../features/recommendations/index.ts';
import { TrendingCategories } from '../features/trending-categories/index.ts';
import { TrustStrip } from '../features/trust-strip/index.ts';
import { SectionError } from '../shared/section-error/index.ts';
import type { homeLoader } from './home.loader.ts';
import * as style from './home-page.styles.ts';

/** The sections by their names, in the order that a market begins with; one that has nothing to show is empty. */
const useSections = (): Record<HomeSection, ReactNode> => {
  const { t } = useTranslation('storefront');
  const { layout, promos, categories, flashSale, cities, tickets, stores, recent, recommendations, heardAt } =
    usePageData<typeof homeLoader>();
  return {
    promos: (
      <Part name={t('sections.promos')} data={promos}>
        {(list) => <PromoHighlights promos={list} />}
      </Part>
    ),
    promises: <TrustStrip cities={cities.ok ? cities.value.length : undefined} />,
    categories: (
      <Part name={t('sections.categories')} data={categories}>
        {(list) => <TrendingCategories categories={list} />}
      </Part>
    ),
    flash_sale: (
      <Part name={t('sections.flashSale')} data={flashSale}>
        {(sale) => sale && <FlashSale sale={sale} heardAt={heardAt} />}
      </Part>
    ),
    banner: layout?.banner && <HomeBanner banner={layout.banner} />,
    vouchers: (
      <Part name={t('vouchers.title')} data={tickets}>
        {(offers) => <FeaturedVouchers offers={offers} />}
      </Part>
    ),
    official_stores: (
      <Part name={t('officialStores.title')} data={stores}>
        {(list) => <OfficialStores stores={list} />}
      </Part>
    ),
    recently_viewed: (
      <Part name={t('recent.title')} data={recent}>
        {(loaded) => <RecentlyViewed loaded={loaded} />}
      </Part>
    ),
    recommendations: (
      <Part name={t('sections.recommendations')} data={recommendations}>
        {(loaded) => <RecommendedProducts loaded={loaded} />}
      </Part>
    ),
  };
};

/** The home page as staff have arranged it: each section has its own data and fails alone. */
export const HomePage = () => {
  const { t } = useTranslation('storefront');
  const { layout } = usePageData<typeof homeLoader>();
  const sections: Partial<Record<string, ReactNode>> = useSections();
  const known = layout?.sections.filter((name) => name in sections);
  // When nobody can say what staff have arranged, all are there.
  const names = known?.length ? known : Object.keys(sections);
  return (
    <Container css={style.page}>
      <ProgressiveHydration>
        {[
          <VisuallyHidden key="heading" as="h1">
            {t('home.heading')}
          </VisuallyHidden>,
          layout?.is_draft && <p key="draft">{t('home.draft')}</p>,
          ...names.map((name, at) => {
            // The promises are close below the promos that they follow.
            if (name === 'promises' && names[at - 1] === 'promos') return null;
            return name === 'promos' && names[at + 1] === 'promises' ? (
              <div key={name} css={style.opening}>
                {sections.promos}
                {sections.promises}
              </div>
            ) : (
              <Fragment key={name}>{sections[name]}</Fragment>
            );
          }),
        ]}
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
