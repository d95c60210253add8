import { ChipRow } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../shared/chip-link/index.ts';
import * as style from './products.styles.ts';

interface CategoryShelfProps {
  /** Where the store's products lie: the narrowest categories. */
  categories: readonly { id: number; name: string; slug: string }[];
  chosen: readonly string[];
  /** The address with one category, or with all. */
  pathFor(slug: string | undefined): string;
}

/** The store's product lists, one press each. */
export const CategorySection = ({ categories, chosen, pathFor }: CategoryShelfProps) => {
  const { t } = useTranslation('storefront');
  if (categories.length < 2) return null;
  return (
    <nav aria-label={t('store.categories')} css={style.categories}>
      <ChipRow>
        <ChipLink to={pathFor(undefined)} chosen={chosen.length === 0}>
          {t('store.all')}
        </ChipLink>
        {categories.map(({ id, name, slug }) => (
          <ChipLink key={id} to={pathFor(slug)} chosen={chosen.includes(slug)}>
            {name}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
};
