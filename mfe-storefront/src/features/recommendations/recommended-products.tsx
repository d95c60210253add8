import { Section, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ProductGrid } from '../../shared/product-card/index.ts';
import type { Recommendations } from './load-recommendations.ts';
import { MoreLink } from './more-link.tsx';
import { useRecommendations } from './use-recommendations.ts';

/** Recommendations that grow by a page at each press. */
export const RecommendedProducts = ({ loaded }: { loaded: Recommendations }) => {
  const { t } = useTranslation('storefront');
  const { items, page, more, list, loadMore } = useRecommendations(loaded, t('sections.recommendations'));
  return (
    <Section title={t('recommendations.title')}>
      <Stack gap={24}>
        <ProductGrid ref={list} products={items} inSight={0} />
        {more && <MoreLink page={page + 1} onPress={loadMore} />}
      </Stack>
    </Section>
  );
};
