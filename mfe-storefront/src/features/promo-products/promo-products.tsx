import { paths } from '@pasar/contract';
import { LocalLink, useFormat } from '@pasar/slice-kit';
import { ButtonLink, ChipRow, EmptyState, Section, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import { ChipLink } from '../../shared/chip-link/index.ts';
import { goodsId } from '../../shared/goods-id.ts';
import { PageLinks } from '../../shared/page-links/index.ts';
import { isPastTheEnd, PastTheEnd } from '../../shared/past-the-end/index.ts';
import { ProductGrid } from '../../shared/product-card/index.ts';
import { goodsPath, goodsSorts } from './goods-query.ts';
import type { PromoGoods } from './load-promo.ts';
import * as style from './promo-products.styles.ts';

/** The goods of a promo: in the wished order, page by page. While another answer is on its way, these are dimmed. */
export const PromoProducts = ({ goods }: { goods: PromoGoods }) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const { promo, items, meta, query } = goods;
  const { pathname } = useLocation();
  const { state, location: next } = useNavigation();
  const pending = state === 'loading' && next.pathname === pathname;
  const hrefFor = (page: number) => `${goodsPath(promo.id, { ...query, page })}#${goodsId}`;
  if (isPastTheEnd(meta)) return <PastTheEnd meta={meta} hrefFor={hrefFor} />;
  if (items.length === 0)
    return (
      <EmptyState
        title={t('promoPage.noGoods')}
        text={t('promoPage.noGoodsText')}
        action={
          <ButtonLink as={LocalLink} to={paths.promos()} variant="secondary">
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
      id={goodsId}
      css={style.place}
      title={t('promoPage.goods')}
      text={
        <span role="status">
          {meta.current_page > 1 ? `${count} · ${t('paging.page', { n: meta.current_page })}` : count}
        </span>
      }
    >
      <Stack gap={24}>
        <nav aria-label={t('sort.label')}>
          <ChipRow>
            {goodsSorts.map((sort) => (
              <ChipLink key={sort} to={goodsPath(promo.id, { sort, page: 1 })} chosen={sort === query.sort}>
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
