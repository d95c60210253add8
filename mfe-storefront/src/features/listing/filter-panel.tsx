import type { Facets } from '@pasar/contract';
import { useTranslation } from 'react-i18next';
import { CategoryFilter } from './category-filter.tsx';
import type { Category } from './category-trail.ts';
import { setFilter, toggleChoice } from './change-query.ts';
import { FacetFilter } from './facet-filter.tsx';
import * as style from './filter-panel.styles.ts';
import type { ListingQuery } from './listing-query.ts';
import { OneChoiceFilter } from './one-choice-filter.tsx';
import { PriceFilter } from './price-filter.tsx';

export interface FilterPanelProps {
  query: ListingQuery;
  facets: Facets;
  /** The categories to choose from: all roots, or what is below the page's own. */
  categories: readonly Category[];
  onChange(query: ListingQuery): void;
}

/** Below this, stars say little. */
const fewestStars = 3;

/** Every filter of a list as fields of one GET form, so that it also works before any script runs. */
export const FilterPanel = ({ query, facets, categories, onChange }: FilterPanelProps) => {
  const { t } = useTranslation('storefront');
  const facet = (
    name: string,
    filter: 'cities' | 'brands' | 'storeTypes',
    title: string,
    choices: Choices,
  ) => (
    <FacetFilter
      name={name}
      title={title}
      choices={choices}
      chosen={query[filter]}
      onToggle={(value) => onChange(toggleChoice(query, filter, value))}
    />
  );
  return (
    <div css={style.groups}>
      {categories.length > 0 && (
        <CategoryFilter
          categories={categories}
          counts={facets.categories}
          chosen={query.categories}
          onToggle={(value) => onChange(toggleChoice(query, 'categories', value))}
        />
      )}
      {facet('city', 'cities', t('filters.cities'), facets.cities)}
      {facet('storetype', 'storeTypes', t('filters.storeTypes'), facets.storetype)}
      {facet('brand', 'brands', t('filters.brands'), facets.brands)}
      <PriceFilter query={query} bounds={facets.price} onChange={onChange} />
      <FacetFilter
        name="offer"
        title={t('filters.offers')}
        choices={facets.offers.filter(({ id, total }) => total > 0 || query.offers.includes(id))}
        chosen={query.offers}
        onToggle={(value) => onChange(toggleChoice(query, 'offers', value))}
      />
      <OneChoiceFilter
        name="rating"
        title={t('filters.rating')}
        choices={facets.rating
          .filter(({ id }) => id >= fewestStars || id === query.rating)
          .map(({ id, total }) => ({ id, total, label: t('filters.starsUp', { n: id }) }))}
        chosen={String(query.rating ?? '')}
        onChoose={(value) => onChange(setFilter(query, 'rating', value === '' ? undefined : Number(value)))}
      />
      <OneChoiceFilter
        name="condition"
        title={t('filters.condition')}
        choices={facets.condition.map(({ id, total }) => ({ id, total, label: t(`condition.${id}`) }))}
        chosen={query.condition ?? ''}
        onChoose={(value) =>
          onChange(setFilter(query, 'condition', value === 'new' || value === 'used' ? value : undefined))
        }
      />
    </div>
  );
};

type Choices = readonly { id: string | number; name: string; total: number }[];
