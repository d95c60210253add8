import { DeferUntilPaint, LocalLink, linkTo } from '@pasar/slice-kit';
import { ButtonLink, Section, Spinner, Stack } from '@pasar/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductGrid } from '../../shared/product-card/index.ts';
import type { Recommendations } from './load-recommendations.ts';
import * as style from './recommended-products.styles.ts';
import { useRecommendations } from './use-recommendations.ts';

/** Recommendations that grow by a page at each press. Without scripts the same link opens the longer page. */
export const RecommendedProducts = ({ loaded }: { loaded: Recommendations }) => {
  const { t } = useTranslation('storefront');
  const { items, page, more, list, loadMore, busy } = useRecommendations(
    loaded,
    t('sections.recommendations'),
  );
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void loadMore();
  };
  return (
    <Section title={t('recommendations.title')}>
      <Stack gap={24}>
        <ProductGrid ref={list} products={items} inSight={0} />
        {more && (
          <ButtonLink
            as={LocalLink}
            variant="secondary"
            css={style.more}
            to={`${linkTo('storefront.home')}?page=${page + 1}`}
            preventScrollReset
            aria-busy={busy || undefined}
            onClick={press}
            icon={
              busy && (
                <DeferUntilPaint>
                  <Spinner size={20} />
                </DeferUntilPaint>
              )
            }
          >
            {busy ? t('recommendations.loading') : t('recommendations.more')}
          </ButtonLink>
        )}
      </Stack>
    </Section>
  );
};
