import type { TrendingCategory } from '@pasar/contract';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { ResponsiveImage, Section, TextLink } from '@pasar/ui';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './trending-categories.styles.ts';

/** Two rows of four on a phone, one row of eight on a desktop. */
const shown = 8;

/** Categories that sell most now, as petals. */
export const TrendingCategories = ({ categories }: { categories: readonly TrendingCategory[] }) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  if (categories.length === 0) return null;
  return (
    <Section
      title={t('categories.title')}
      action={
        <TextLink as={LocalLink} standalone to={linkTo('storefront.search')}>
          {t('categories.all')}
          <ChevronRight size={16} strokeWidth={1.9} aria-hidden="true" />
        </TextLink>
      }
    >
      <ul css={style.grid}>
        {categories.slice(0, shown).map((category, index) => (
          <li key={category.id}>
            <LocalLink to={linkTo('storefront.category', { slug: category.slug })} css={style.tile}>
              <span css={[style.petal, style.background(index)]}>
                <ResponsiveImage alt="" src={category.image} width={300} height={300} />
              </span>
              <span>
                {category.name}
                <span css={style.total}>
                  {t('categories.total', { count: category.total, n: number(category.total) })}
                </span>
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </Section>
  );
};
