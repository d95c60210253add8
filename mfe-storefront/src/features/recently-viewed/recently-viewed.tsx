import type { ProductCard } from '@pasar/contract';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Price, ResponsiveImage, Section } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { toImageSources } from '../../shared/image-sources.ts';
import * as style from './recently-viewed.styles.ts';
import { useRecentlyViewed } from './use-recently-viewed.ts';

/** What somebody looked at last, small and in one row: to find the way back, not to compare. */
export const RecentlyViewed = ({ loaded }: { loaded: readonly ProductCard[] }) => {
  const products = useRecentlyViewed(loaded);
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  if (products.length === 0) return null;
  return (
    <Section title={t('recent.title')}>
      <ul css={style.row} aria-label={t('recent.title')}>
        {products.map((product) => (
          <li key={product.id}>
            <article css={style.card}>
              <div css={style.image}>
                <ResponsiveImage alt="" {...toImageSources(product.image_urls)} sizes="120px" />
              </div>
              <h3 css={style.name}>
                <LocalLink
                  css={style.link}
                  to={linkTo('storefront.product', { slug: product.slug })}
                  lang="id"
                >
                  {product.name}
                </LocalLink>
              </h3>
              <Price value={rupiah(product.price)} labels={{ now: t('price.now'), old: t('price.old') }} />
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
};
