import { linkTo, useFormat } from '@pasar/slice-kit';
import { ChipRow } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../shared/chip-link/index.ts';
import type { Category } from './category-trail.ts';
import { branchHits } from './filter-panel.styles.ts';
import { edgeToEdge } from './listing-view.styles.ts';

/** What is below a category, each its own page. */
export const SubcategoryChips = ({ category }: { category: Category }) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const filled = (category.children ?? []).filter(({ total }) => total > 0);
  if (filled.length === 0) return null;
  return (
    <nav aria-label={t('listing.within', { name: category.name })}>
      <ChipRow css={edgeToEdge}>
        {filled.map(({ id, name, slug, total }) => (
          <ChipLink
            key={id}
            to={linkTo('storefront.category', { slug })}
            prefetch="intent"
            preventScrollReset={false}
          >
            {name} <span css={branchHits}>{number(total)}</span>
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
};
