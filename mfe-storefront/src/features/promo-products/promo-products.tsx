import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { ButtonLink, ChipRow, EmptyState, Section, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import { ChipLink } from '../../shared/chip-link/index.ts';
import { PageLinks } from '../../shared/page-links/index.ts';
import { isPageOutOfRange, PageOutOfRange } from '../../shared/page-out-of-range/index.ts';
import { ProductGrid } from '../../shared/product-card/index.ts';
import { productsId } from '../../shared/products-id.ts';
import type { PromoWithProducts } from './load-promo.ts';
import * as style from './promo-products.styles.ts';
import { promoProductSorts, promoProductsPath } from './promo-products-query.ts';

/**
 * The products of a promo: in the selected order, page by page. While another response is loading, these
 * are dimmed.
 */
export const PromoProducts = ({ goods }: { goods: PromoWithProducts }) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const { promo, items, meta, query } = goods;
  const { pathname } = useLocation();
  const { state, location: next } = useNavigation();
  const pending = state === 'loading' && next.pathname === pathname;
  const hrefFor = (page: number) => `${promoProductsPath(promo.id, { ...query, page })}#${productsId}`;
  if (isPageOutOfRange(meta)) return <PageOutOfRange meta={meta} hrefFor={hrefFor} />;
  if (items.length === 0)
    return (
      <EmptyState
        title={t('promoPage.noProducts')}
        text={t('promoPage.noProductsText')}
        action={
          <ButtonLink as={LocalLink} to={linkTo('storefront.promos')} variant="secondary">
            {t('promoPage.others')}
          </ButtonLink>
        }
      />
    );
  const count = t('listing.total', {
    count: meta.total,
    n: number(meta.total),
  });
  return (
    <Section
      id={productsId}
      css={style.place}
      title={t('promoPage.products')}
      text={
        <span role="status">
          {meta.current_page > 1 ? `${count} · ${t('paging.page', { n: meta.current_page })}` : count}
        </span>
      }
    >
      <Stack gap={24}>
        <nav aria-label={t('sort.label')}>
          <ChipRow>
            {promoProductSorts.map((sort) => (
              <ChipLink
                key={sort}
                to={promoProductsPath(promo.id, { sort, page: 1 })}
                chosen={sort === query.sort}
              >
                {t(`sort.${sort}`)}
              </ChipLink>
            ))}
          </ChipRow>
        </nav>
        <Stack gap={32} css={pending && style.dimmed} aria-busy={pending || undefined}>
          <ProductGrid products={items} />
          <PageLinks page={meta.current_page} lastPage={meta.last_page} hrefFor={hrefFor} />
        </Stack>
      </Stack>
    </Section>
  );
};
