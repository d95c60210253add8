import type { StoreSummary } from '@pasar/contract';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { ResponsiveImage } from '@pasar/ui';
import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from './panel.tsx';
import * as style from './top-sellers.styles.ts';

/** What sold best in the days, with its image and what it brought. */
export const TopProducts = ({ products }: { products: StoreSummary['top_products'] }) => {
  const { t } = useTranslation('seller');
  const { rupiah, number } = useFormat();
  return (
    <Panel title={t('overview.topProducts')}>
      {products.length === 0 ? (
        <p css={style.none}>{t('overview.noSales')}</p>
      ) : (
        <ol css={style.list}>
          {products.map(({ id, name, slug, image, sold, gmv }) => (
            <li key={id} css={style.line}>
              {image ? (
                <ResponsiveImage css={style.image} alt="" src={image} width={48} height={48} />
              ) : (
                <span css={[style.image, style.noImage]}>
                  <Package size={24} strokeWidth={1.9} aria-hidden="true" />
                </span>
              )}
              <LocalLink to={linkTo('storefront.product', { slug })} prefetch="none" css={style.name}>
                {name}
              </LocalLink>
              <p css={style.facts}>
                <strong>{rupiah(gmv)}</strong>
                <span>{t('overview.sold', { n: number(sold) })}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
};

/** Which kinds of products sold best, each beside the best. */
export const TopCategories = ({ categories }: { categories: StoreSummary['top_categories'] }) => {
  const { t } = useTranslation('seller');
  const { rupiah, number } = useFormat();
  if (categories.length === 0) return null;
  return (
    <Panel title={t('overview.topCategories')}>
      <ol css={style.list}>
        {categories.map(({ id, name, sold, gmv }) => (
          <li key={id} css={[style.line, style.plain]}>
            <span css={style.name}>{name}</span>
            <p css={style.facts}>
              <strong>{rupiah(gmv)}</strong>
              <span>{t('overview.sold', { n: number(sold) })}</span>
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
};
